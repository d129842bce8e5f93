import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { dashboardRoutes } from '#shared/dashboard/contract/dashboard-routes.ts';
import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import { launchedCampaigns, restaurantTotals } from '#shared/metrics/platform-counts.ts';
import type { DashboardDependencies } from './dependencies.ts';

const PERIOD_DAYS = 30;

/** Gets the platform overview from daily counters. Its cost doesn’t depend on the number of restaurants. */
export function createGetAdminDashboard({
  figures,
  clock,
}: Pick<DashboardDependencies, 'figures' | 'clock'>): Operation<typeof dashboardRoutes.getAdminDashboard> {
  return async () => {
    const [ever, recent] = await Promise.all([
      figures.total('platform'),
      figures.total('platform', analyticsPeriod(clock.now(), PERIOD_DAYS)),
    ]);
    const { restaurants, incompleteSetups } = restaurantTotals(ever);
    const recentCampaigns = launchedCampaigns(recent);
    return {
      data: {
        platformStats: { period: `Last ${PERIOD_DAYS} days`, totalRestaurants: restaurants, recentCampaigns },
        needsAttention: { incompleteSetups },
      },
    };
  };
}
