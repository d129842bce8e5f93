import { useEffect, useEffectEvent } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

/** State of a navigation that the owner has already agreed to, such as after deleting the website. */
export const LEAVE_FREELY = { leaveFreely: true };

export type LeaveGuardOptions = {
  isUnsaved: () => boolean;
  /** True where what is unsaved outlives a reload: then only a way within the app is held back. */
  survivesReload?: boolean;
};

/** Holds back a way to another screen, and closing the window, while something is unsaved. */
export function useLeaveGuard({ isUnsaved, survivesReload = false }: LeaveGuardOptions): Blocker {
  const askBeforeClosing = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    if (survivesReload) return;
    const ask = (event: BeforeUnloadEvent) => askBeforeClosing(event);
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [survivesReload]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state?.leaveFreely !== true &&
      isUnsaved(),
  );
}
