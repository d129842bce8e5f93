import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorResponse } from './model-failure.ts';

/** What may be over a moment later. */
const RETRIED_STATUSES: ReadonlySet<number | undefined> = new Set([429, 500, 502, 503, 504]);
/** Before the second attempt, where the service doesn’t say how long. */
const WAIT_MILLISECONDS = 500;
/** A second attempt is not begun with less time than this. */
const SHORTEST_ATTEMPT_MILLISECONDS = 1_000;

/** `deadline`: on the clock of `performance.now`; `signal`: aborted then, or earlier. */
type Deadline = { deadline: number; signal: AbortSignal };

/**
 * Waits before a second attempt, as long as the service says in its `Retry-After`. False right away if another attempt is
 * no use, or the deadline leaves no time for both.
 */
export async function waitToRetry(
  { status, retryAfter }: ErrorResponse,
  { deadline, signal }: Deadline,
): Promise<boolean> {
  if (!RETRIED_STATUSES.has(status)) return false;
  const waiting = milliseconds(retryAfter) ?? WAIT_MILLISECONDS;
  if (waiting + SHORTEST_ATTEMPT_MILLISECONDS > deadline - performance.now()) return false;
  await wait(waiting, undefined, { signal });
  return true;
}

/** It is a number of seconds or a date. Undefined where the service doesn’t say it. */
function milliseconds(retryAfter: ErrorResponse['retryAfter']): number | undefined {
  if (retryAfter === null || retryAfter === undefined) return undefined;
  const seconds = Number(retryAfter);
  const waiting = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(waiting) ? undefined : Math.max(0, waiting);
}
