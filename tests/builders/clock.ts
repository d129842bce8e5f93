import type { Clock } from '#functions/platform/clock.ts';

/** A clock that moves only when a test advances it. */
export function aClock(start = '2026-03-01T12:00:00.000Z'): Clock & { advance: (seconds: number) => void } {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance: (seconds) => {
      now += seconds * 1000;
    },
  };
}
