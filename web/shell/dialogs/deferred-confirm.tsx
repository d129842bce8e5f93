import type { ComponentProps } from 'react';
import type { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { deferredDialog } from './deferred-dialog.tsx';

/** A `ConfirmDialog` whose code comes when it is first asked. */
export const DeferredConfirm = deferredDialog<ComponentProps<typeof ConfirmDialog>>(() =>
  import('#web/ui/confirm-dialog.tsx').then((m) => m.ConfirmDialog),
);
