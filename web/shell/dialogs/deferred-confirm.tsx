import type { ComponentProps } from 'react';
import type { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { deferredDialog } from './deferred-dialog.tsx';

/** A `ConfirmDialog` whose code loads when it first opens. */
export const DeferredConfirm = deferredDialog<ComponentProps<typeof ConfirmDialog>>(() =>
  import('#web/ui/confirm-dialog.tsx').then((m) => m.ConfirmDialog),
);
