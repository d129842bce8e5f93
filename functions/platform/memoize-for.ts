import type { Clock } from './clock.ts';

/**
 * Caches the result of a read for some seconds in each instance of a function. Parallel calls share one read; failures
 * aren't cached.
 */
export function memoizeFor<Value>(
  seconds: number,
  read: () => Promise<Value>,
  clock: Clock,
): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (kept === undefined || now >= kept.until) {
      const reading = { value: read(), until: now + seconds * 1000 };
      kept = reading;
      reading.value.catch(() => {
        if (kept === reading) kept = undefined;
      });
    }
    return kept.value;
  };
}
