import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

type LeaveGuard = {
  /** Whether something would be lost by leaving now. */
  isBusy: () => boolean;
  /** Saves what can be saved. False when the owner has to see something before leaving. */
  finish: () => Promise<boolean>;
};

/** Holds the window back while something is unsaved, and a way within the app until it is saved. */
export function useLeaveGuard({ isBusy, finish }: LeaveGuard): void {
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (isBusy()) event.preventDefault();
    };
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  });
  const blocker = useBlocker(isBusy);
  const leave = useEffectEvent(async () => {
    const mayLeave = await finish();
    if (mayLeave) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void leave();
  }, [blocker.state]);
}
