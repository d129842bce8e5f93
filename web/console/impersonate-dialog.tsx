import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';

/** Asks for a reason, and for the restaurant unless it's given. */
export const ImpersonateDialog = deferredDialog(() =>
  import('./impersonation-question.tsx').then((m) => m.ImpersonationQuestion),
);
