import type { Interference } from './interference.ts';

/** A process which, before its n-th call of a store, waits for something else to happen. */
export function interruptible() {
  let remaining = Number.POSITIVE_INFINITY;
  let meanwhile = async (): Promise<void> => {};
  const interference: Interference = async (_call, proceed) => {
    remaining -= 1;
    if (remaining === 0) await meanwhile();
    await proceed();
  };
  return {
    interference,
    interrupt: (call: number, what: () => Promise<void>) => {
      remaining = call;
      meanwhile = what;
    },
    wasInterrupted: () => remaining <= 0,
  };
}
