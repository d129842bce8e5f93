import type { ComponentProps } from 'react';
import type { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { deferredDialog } from '../navigation/deferred-dialog.tsx';

/** A `ConfirmDialog` whose code comes when it is first asked. */
export const DeferredConfirm = deferredDialog<ComponentProps<typeof ConfirmDialog>>(() =>
  import('#web/ui/confirm-dialog.tsx').then((m) => m.ConfirmDialog),
);

/** Loads the code after the screen has shown: for questions that must not fail for want of it. */
export function preloadConfirm(): void {
  DeferredConfirm.preload().catch(() => undefined);
}
