import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** State of a navigation that the owner has already agreed to, such as after deleting the website. */
export const LEAVE_FREELY = { leaveFreely: true };

type LeaveGuardProps = { isChanged: boolean; name: string };

/** Asks before unsaved changes are left behind, in the app and when the page itself is left. */
export function LeaveGuard({ isChanged, name }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state?.leaveFreely !== true,
  );
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      isDanger
    >
      Your changes to {name} are not saved yet. If you leave now, they are lost.
    </ConfirmDialog>
  );
}
