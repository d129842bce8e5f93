import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type LeaveGuardProps = {
  isUnsaved: () => boolean;
  /** The owner leaves although something is not saved. */
  onLeave: () => void;
};

/** Asks before unsaved fields are left for another screen. A reload needs no question: the draft survives it. */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      isDanger
    >
      This website has not been made yet. What you have written here will be lost.
    </ConfirmDialog>
  );
}
