import type { Operation } from '#functions/platform/http/http-handler.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import { aiFiguresOf } from '#shared/metrics/ai-figures.ts';
import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import type { platformAnalyticsRoutes } from '#shared/metrics/contract/platform-analytics-routes.ts';
import { summarizeUsage } from '#shared/metrics/summarize-usage.ts';
import type { PlatformAnalyticsDependencies } from './dependencies.ts';

type Dependencies = Pick<PlatformAnalyticsDependencies, 'figures' | 'clock'>;

/** Gets the AI usage of all restaurants from daily counters. Its cost doesn’t depend on their number. */
export function createGetUsageAnalytics({
  figures,
  clock,
}: Dependencies): Operation<typeof platformAnalyticsRoutes.getUsageAnalytics> {
  return async ({ query: { days, feature_type } }) => {
    const now = clock.now();
    const period = analyticsPeriod(now, days);
    const features = feature_type === undefined ? AI_FEATURES : [feature_type];
    const listed = await figures.listDaysOf(
      features.map((feature) => `feature#${feature}` as const),
      period,
    );
    const used = features.flatMap((feature, at) =>
      (listed[at]?.days ?? []).map(({ day, counts }) => ({ day, feature, ...aiFiguresOf(counts) })),
    );
    return { data: { period, as_of: now.toISOString(), ...summarizeUsage(used) } };
  };
}
