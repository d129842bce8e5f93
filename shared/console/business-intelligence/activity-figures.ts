import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import { addCounts, type Counts } from '#shared/metrics/event-figures.ts';
import { countOf, launchedCampaigns, redeemedCents, redeemedCodes } from '#shared/metrics/platform-counts.ts';

/** Activity in a period and in the period before it. */
export type ActivityFigures = {
  period: { from: string; to: string };
  days: number;
  activity: Record<ActivityName, { now: number; before: number }>;
};

const ACTIVITY = {
  signups: (counts: Counts) => countOf(counts, 'signed_up'),
  websites_published: (counts: Counts) => countOf(counts, 'site_published'),
  campaigns_launched: launchedCampaigns,
  codes_redeemed: redeemedCodes,
  redeemed_dollars: (counts: Counts) => redeemedCents(counts) / 100,
  ai_uses: (counts: Counts) => countOf(counts, 'ai_used'),
  ai_failures: (counts: Counts) => counts.sum_ai_used_errors ?? 0,
  failed_generations: (counts: Counts) => countOf(counts, 'generation_failed'),
  content_flagged: (counts: Counts) => countOf(counts, 'content_flagged'),
  content_rejected: (counts: Counts) => countOf(counts, 'content_rejected'),
} as const;
export type ActivityName = keyof typeof ACTIVITY;
export const ACTIVITY_NAMES = Object.keys(ACTIVITY) as ActivityName[];

/** Adds up counters of days that go back at most twice the period. */
export function activityFigures(
  counted: readonly { day: string; counts: Counts }[],
  { now, days }: { now: Date; days: number },
): ActivityFigures {
  const period = analyticsPeriod(now, days);
  const before = analyticsPeriod(now, 2 * days);
  const sum = (isWithin: (day: string) => boolean) =>
    addCounts(counted.filter(({ day }) => isWithin(day)).map(({ counts }) => counts));
  const during = sum((day) => day >= period.from && day <= period.to);
  const previous = sum((day) => day >= before.from && day < period.from);
  return {
    period,
    days,
    activity: Object.fromEntries(
      ACTIVITY_NAMES.map((name) => [name, { now: ACTIVITY[name](during), before: ACTIVITY[name](previous) }]),
    ) as ActivityFigures['activity'],
  };
}
