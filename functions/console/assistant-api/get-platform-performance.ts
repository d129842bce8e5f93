import type { Operation } from '#functions/platform/http/http-handler.ts';
import { performanceOf } from '#shared/console/assistant/performance.ts';
import { PERFORMANCE_DAYS } from '#shared/console/contract/business-assistant.ts';
import type { businessAssistantRoutes } from '#shared/console/contract/business-assistant-routes.ts';
import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import type { BusinessAssistantDependencies } from './dependencies.ts';

/** The metrics beside the chat. Their cost doesn't grow with the number of restaurants. */
export function createGetPlatformPerformance({
  figures,
  clock,
}: Pick<BusinessAssistantDependencies, 'figures' | 'clock'>): Operation<
  typeof businessAssistantRoutes.getPlatformPerformance
> {
  return async ({ query: { time_period } }) => {
    const now = clock.now();
    const days = PERFORMANCE_DAYS[time_period];
    const [ever] = await figures.listDaysOf(['platform']);
    const { revenue, active, growth, churn, trends, alerts, recommendations } = performanceOf(
      ever?.days ?? [],
      {
        now,
        days,
      },
    );
    return {
      data: {
        period: analyticsPeriod(now, days),
        as_of: now.toISOString(),
        key_metrics: {
          total_revenue: revenue / 100,
          active_customers: active,
          growth_rate: growth === null ? null : Math.round(10 * growth) / 10,
          churn_rate: churn,
        },
        trends: trends.map(({ date, revenue, newSubscriptions, signups }) => ({
          date,
          revenue: revenue / 100,
          new_subscriptions: newSubscriptions,
          signups,
        })),
        alerts,
        recommendations,
      },
    };
  };
}
