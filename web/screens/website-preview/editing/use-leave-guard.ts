import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

type LeaveGuard = {
  /** Whether something would be lost by leaving now. */
  isBusy: () => boolean;
  /** Saves what can be saved; leaving then goes on. */
  finish: () => Promise<unknown>;
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
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void finish().finally(() => blocker.proceed());
  });
}
