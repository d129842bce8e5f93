import type { FeatureJob } from './feature-jobs-repository.ts';

/** The longest delay of an SQS message (15 minutes). */
const LONGEST_DELAY_SECONDS = 900;

/** How long to delay a job’s message: 0 if it can start, at most 15 minutes. */
export function secondsUntilStart({ status, starts_at }: FeatureJob, now: Date): number {
  if (status !== 'scheduled' || starts_at === undefined) return 0;
  const seconds = Math.ceil((Date.parse(starts_at) - now.getTime()) / 1000);
  return Math.max(0, Math.min(LONGEST_DELAY_SECONDS, seconds));
}
