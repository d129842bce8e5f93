import type { Operation } from '#functions/platform/http/http-handler.ts';
import { aiFiguresOf } from '#shared/metrics/ai-figures.ts';
import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import type { platformAnalyticsRoutes } from '#shared/metrics/contract/platform-analytics-routes.ts';
import { averageMilliseconds, dollars } from '#shared/metrics/summarize-usage.ts';
import type { PlatformAnalyticsDependencies } from './dependencies.ts';

type Dependencies = Pick<PlatformAnalyticsDependencies, 'figures' | 'usage' | 'clock'>;

/** Gets today’s AI usage from daily counters, and the calls in progress. */
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
