import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import type { ImpersonationQuestionProps } from './impersonation-question.tsx';

/** Asks for a reason, and for the restaurant unless it's given. */
export const ImpersonateDialog = deferredDialog<ImpersonationQuestionProps>(() =>
  import('./impersonation-question.tsx').then((m) => m.ImpersonationQuestion),
);
