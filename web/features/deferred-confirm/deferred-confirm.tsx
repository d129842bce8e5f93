import { type ComponentProps, Suspense, useState } from 'react';
import type { ConfirmDialog as Dialog } from '#web/ui/confirm-dialog.tsx';
import { lazyPart } from '../navigation/lazy-part.ts';

const ConfirmDialog = lazyPart(() => import('#web/ui/confirm-dialog.tsx').then((m) => m.ConfirmDialog));

/** A `ConfirmDialog` whose code comes when it is first asked, for screens that draw no other dialog at first. */
export function DeferredConfirm(props: ComponentProps<typeof Dialog>) {
  const [isAsked, setAsked] = useState(props.isOpen);
  if (props.isOpen && !isAsked) setAsked(true);
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog {...props} />
    </Suspense>
  );
}

/** Loads the code after the screen has shown: for questions that must not fail for want of it. */
export function preloadConfirm(): void {
  ConfirmDialog.preload().catch(() => undefined);
}
