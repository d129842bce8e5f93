import { useEffect, useEffectEvent } from 'react';
import { useLeaveGuard } from '#web/shell/dialogs/use-leave-guard.ts';

type Saving = {
  isUnsaved: () => boolean;
  /** Saves what it can. Returns false if the owner must see something before leaving. */
  finish: () => Promise<boolean>;
};

/** Saves before the owner leaves the screen, instead of asking. */
export function useSaveBeforeLeaving({ isUnsaved, finish }: Saving): void {
  const blocker = useLeaveGuard({ isUnsaved });
  const leave = useEffectEvent(async () => {
    const mayLeave = await finish();
    if (mayLeave) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void leave();
  }, [blocker.state]);
}
