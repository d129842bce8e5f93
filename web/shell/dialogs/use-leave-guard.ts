import { useEffect, useEffectEvent } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

/** The state of a navigation that the owner already agreed to, such as after deleting the website. */
export const LEAVE_FREELY = { leaveFreely: true };

export type LeaveGuardOptions = {
  isUnsaved: () => boolean;
  /** True if unsaved changes survive a reload. Then only navigation inside the app is blocked. */
  survivesReload?: boolean;
};

/** Blocks navigation, and closing the window, while there are unsaved changes. */
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
