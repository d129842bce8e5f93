import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { platformAnalyticsRoutes } from '#shared/contract/routes/admin/platform-analytics-routes.ts';
import { aiFiguresOf } from '#shared/domain/admin/ai-analytics/ai-figures.ts';
import { analyticsPeriod } from '#shared/domain/admin/ai-analytics/analytics-period.ts';
import { summarizeUsage } from '#shared/domain/admin/ai-analytics/summarize-usage.ts';
import { AI_FEATURES } from '#shared/domain/ai-features.ts';
import type { PlatformAnalyticsDependencies } from './dependencies.ts';

type Dependencies = Pick<PlatformAnalyticsDependencies, 'figures' | 'clock'>;

/** What everyone used AI features for, from the figures: its cost does not grow with the restaurants. */
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
