import type { Clock } from './clock.ts';

/**
 * Reads something and answers the same for so many seconds, so that each instance of a function reads it once in that
 * time. Calls that arrive while it is read share the one reading; one that fails is not kept.
 */
export function keptFor<Value>(
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
