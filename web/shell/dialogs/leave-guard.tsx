import { type ReactNode, useEffect } from 'react';
import { preloadParts } from '#web/shell/navigation/lazy-part.ts';
import { DeferredConfirm } from './deferred-confirm.tsx';
import { type LeaveGuardOptions, useLeaveGuard } from './use-leave-guard.ts';

type LeaveGuardProps = LeaveGuardOptions & {
  /** Called when the owner leaves despite unsaved changes. */
  onLeave?: () => void;
  /** What leaving would lose. */
  children: ReactNode;
};

/** Asks before the owner leaves unsaved changes. */
export function LeaveGuard({ onLeave, children, ...options }: LeaveGuardProps) {
  const blocker = useLeaveGuard(options);
  useEffect(() => preloadParts([DeferredConfirm]), []);
  return (
    <DeferredConfirm
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      isDanger
    >
      {children}
    </DeferredConfirm>
  );
}
