import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import type { ImpersonationQuestionProps } from './impersonation-question.tsx';

/** Asks why, and whom to act as where that is not clear. */
export const ImpersonateDialog = deferredDialog<ImpersonationQuestionProps>(() =>
  import('./impersonation-question.tsx').then((m) => m.ImpersonationQuestion),
);
