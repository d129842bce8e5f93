import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
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
    const [restaurants, complete] = [countOf(ever, 'signed_up'), countOf(ever, 'setup_completed')];
    const recentCampaigns = countOf(recent, 'ad_launched') + countOf(recent, 'sms_launched');
    return {
      data: {
        platformStats: { period: `Last ${PERIOD_DAYS} days`, totalRestaurants: restaurants, recentCampaigns },
        // Restaurants from before events were kept are counted when their owner signs in next (enlistRestaurant).
        needsAttention: { incompleteSetups: Math.max(0, restaurants - complete) },
      },
    };
  };
}

/** How many events of a kind there were. */
function countOf(totals: Readonly<Record<string, number>>, kind: BusinessEvent['kind']): number {
  return totals[`count_${kind}`] ?? 0;
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
