import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { platformAnalyticsRoutes } from '#shared/contract/routes/admin/platform-analytics-routes.ts';
import { aiFiguresOf } from '#shared/domain/admin/ai-analytics/ai-figures.ts';
import { analyticsPeriod } from '#shared/domain/admin/ai-analytics/analytics-period.ts';
import { averageMilliseconds, dollars } from '#shared/domain/admin/ai-analytics/summarize-usage.ts';
import type { PlatformAnalyticsDependencies } from './dependencies.ts';

type Dependencies = Pick<PlatformAnalyticsDependencies, 'figures' | 'usage' | 'clock'>;

/** AI features today, from the figures, and the calls that are in flight. */
export function createGetRealTimeMetrics({
  figures,
  usage,
  clock,
}: Dependencies): Operation<typeof platformAnalyticsRoutes.getRealTimeMetrics> {
  return async () => {
    const now = clock.now();
    const [counts, active] = await Promise.all([
      figures.total('platform', analyticsPeriod(now, 1)),
      usage.countActiveEventually(now),
    ]);
    const { requests, errors, milliseconds, costMicros } = aiFiguresOf(counts);
    return {
      data: {
        today_requests: requests,
        success_rate: requests === 0 ? 100 : Math.round((1000 * (requests - errors)) / requests) / 10,
        avg_response_time: averageMilliseconds(milliseconds, requests),
        daily_cost: dollars(costMicros),
        active_requests: active,
        last_updated: now.toISOString(),
      },
    };
  };
}
