import type { FeatureJob } from './feature-jobs-repository.ts';

/** SQS delays a message no longer than that (15 minutes). */
const LONGEST_DELAY_SECONDS = 900;

/** How long the message of a job waits before it is looked at: 0 for one that may begin, and 15 minutes at most. */
export function secondsUntilStart({ status, starts_at }: FeatureJob, now: Date): number {
  if (status !== 'scheduled' || starts_at === undefined) return 0;
  const seconds = Math.ceil((Date.parse(starts_at) - now.getTime()) / 1000);
  return Math.max(0, Math.min(LONGEST_DELAY_SECONDS, seconds));
}
