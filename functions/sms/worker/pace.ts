import type { Clock } from '#functions/platform/clock.ts';

/** The rate at which the carrier accepts texts, as one worker measures it. */
export type Pace = {
  /** Waits until the next text may be tried. */
  turn: () => Promise<void>;
  wasTaken: () => void;
  wasThrottled: () => void;
};

/** Between two texts, in milliseconds. */
const FIRST_GAP = 20;
const LONGEST_GAP = 2_000;
/** About one text in twenty is throttled, which leaves a twentieth of the rate unused. */
const SLOWER = 1.1;
const FASTER = 0.995;
/** The factor while the carrier accepts none. */
const MUCH_SLOWER = 2;
/** Texts that are throttled together slow down once. */
const SLOWED_ONCE_IN = 20;

/**
 * Sends texts without a gap while the carrier accepts them. Each throttled text widens the gap, and each accepted
 * one narrows it a little, so that independent workers together converge on the carrier's rate.
 */
export function createPace({
  clock,
  wait,
}: {
  clock: Clock;
  wait: (milliseconds: number) => Promise<unknown>;
}): Pace {
  let gap = 0;
  let nextAt = 0;
  let slowedAt = 0;
  let takesNone = false;
  return {
    turn: async () => {
      if (gap === 0) return;
      const now = clock.now().getTime();
      nextAt = Math.max(now, nextAt + gap);
      await wait(nextAt - now);
    },
    wasTaken: () => {
      takesNone = false;
      gap = gap < 1 ? 0 : gap * FASTER;
    },
    wasThrottled: () => {
      const now = clock.now().getTime();
      if (now - slowedAt < SLOWED_ONCE_IN) return;
      slowedAt = now;
      const wider = gap === 0 ? FIRST_GAP : gap * (takesNone ? MUCH_SLOWER : SLOWER);
      gap = Math.min(LONGEST_GAP, wider);
      takesNone = true;
    },
  };
}
