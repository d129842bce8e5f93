import type { RouteAnswer } from '#shared/contract/route.ts';
import type { adminDashboardRoutes } from '#shared/dashboard/contract/admin-dashboard-routes.ts';
import { formatCount } from '#shared/format/numbers.ts';
import { Figure, FigureStrip } from '#web/console/figure-strip.tsx';

type AdminDashboard = RouteAnswer<typeof adminDashboardRoutes.getAdminDashboard>['data'];

/** Three platform stats, each with what it counts. */
export function PlatformStats({ dashboard }: { dashboard: AdminDashboard }) {
  const { period, totalRestaurants, recentCampaigns } = dashboard.platformStats;
  const { incompleteSetups } = dashboard.needsAttention;
  return (
    <section aria-label="Platform stats">
      <FigureStrip>
        <Figure label="Total active restaurants" value={formatCount(totalRestaurants)}>
          with an account today
        </Figure>
        <Figure label="Campaigns launched" value={formatCount(recentCampaigns)}>
          {period}
        </Figure>
        <Figure label="Incomplete setups" value={formatCount(incompleteSetups)}>
          {incompleteSetups === 0 ? 'every restaurant has created a website' : 'have never created a website'}
        </Figure>
      </FigureStrip>
    </section>
  );
}
