import type { Clock } from '#functions/platform/clock.ts';

/** A clock that stands still until it is told to move on. */
export function aClock(start = '2026-03-01T12:00:00.000Z'): Clock & { advance: (seconds: number) => void } {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance: (seconds) => {
      now += seconds * 1000;
    },
  };
}
