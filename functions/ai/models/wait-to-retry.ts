import { setTimeout as wait } from 'node:timers/promises';

/** What may be over a moment later. */
export const RETRIED_STATUSES: ReadonlySet<number | undefined> = new Set([429, 500, 502, 503, 504]);
/** Before the second attempt, where the service doesn’t say how long. */
const WAIT_MILLISECONDS = 500;
/** A second attempt is not begun with less time than this. */
const SHORTEST_ATTEMPT_MILLISECONDS = 1_000;

/** `deadline`: on the clock of `performance.now`; `signal`: aborted then, or earlier. */
export type Deadline = { deadline: number; signal: AbortSignal };

/**
 * Waits as long as a service says in its `Retry-After`. False at once where the deadline leaves no time for that and
 * another attempt.
 */
export async function waitToRetry(
  retryAfter: string | null | undefined,
  { deadline, signal }: Deadline,
): Promise<boolean> {
  const waiting = retryAfterMilliseconds(retryAfter) ?? WAIT_MILLISECONDS;
  if (waiting + SHORTEST_ATTEMPT_MILLISECONDS > deadline - performance.now()) return false;
  await wait(waiting, undefined, { signal });
  return true;
}

/** It is a number of seconds or a date. Undefined where the service doesn’t say it. */
function retryAfterMilliseconds(header: string | null | undefined): number | undefined {
  if (header === null || header === undefined) return undefined;
  const seconds = Number(header);
  const milliseconds = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
