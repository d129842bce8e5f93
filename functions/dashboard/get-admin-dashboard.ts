import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { dashboardRoutes } from '#shared/contract/routes/dashboard-routes.ts';
import type { DashboardDependencies } from './dependencies.ts';

const PERIOD_DAYS = 30;
const DAY_MS = 86_400_000;

/** The platform at a glance, from the figures: its cost does not grow with the restaurants. */
export function createGetAdminDashboard({
  figures,
  clock,
}: Pick<DashboardDependencies, 'figures' | 'clock'>): Operation<typeof dashboardRoutes.getAdminDashboard> {
  return async () => {
    const now = clock.now();
    const from = dayOf(new Date(now.getTime() - (PERIOD_DAYS - 1) * DAY_MS));
    const [ever, recent] = await Promise.all([
      figures.total('platform'),
      figures.total('platform', { from, to: dayOf(now) }),
    ]);
    const { count_signed_up: restaurants = 0, count_setup_completed: complete = 0 } = ever;
    const { count_campaign_launched: recentCampaigns = 0 } = recent;
    return {
      data: {
        platformStats: { period: `Last ${PERIOD_DAYS} days`, totalRestaurants: restaurants, recentCampaigns },
        // Restaurants from before events were kept are counted when their owner signs in next (enlistRestaurant).
        needsAttention: { incompleteSetups: Math.max(0, restaurants - complete) },
      },
    };
  };
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
