import type { Interference } from './interference.ts';

/** A process that waits for something else to happen before its nth store call. */
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
