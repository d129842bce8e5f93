import type { RouteAnswer } from '#shared/contract/route.ts';
import type { adminDashboardRoutes } from '#shared/dashboard/contract/admin-dashboard-routes.ts';
import { formatCount } from '#shared/format/numbers.ts';
import { Figure, FigureStrip } from '#web/console/figure-strip.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { useMay } from '#web/console/use-may.ts';
import { paths } from '#web/shell/navigation/paths.ts';

type AdminDashboard = RouteAnswer<typeof adminDashboardRoutes.getAdminDashboard>['data'];

/** Three platform stats, each with what it counts and a link to the screen that lists it. */
export function PlatformStats({ dashboard }: { dashboard: AdminDashboard }) {
  const { period, totalRestaurants, recentCampaigns } = dashboard.platformStats;
  const { incompleteSetups } = dashboard.needsAttention;
  const mayReadActivity = useMay()(CONSOLE_SECTIONS.activity);
  return (
    <section aria-label="Platform stats">
      <FigureStrip>
        <Figure
          label="Total active restaurants"
          value={formatCount(totalRestaurants)}
          href={paths.adminRestaurants}
        >
          with an account today
        </Figure>
        <Figure
          label="Campaigns launched"
          value={formatCount(recentCampaigns)}
          href={mayReadActivity ? `${paths.adminActivity}?kind=marketing` : undefined}
        >
          {period}
        </Figure>
        <Figure
          label="Incomplete setups"
          value={formatCount(incompleteSetups)}
          href={`${paths.adminRestaurants}?sort=signup_date&order=desc&setup=unfinished`}
        >
          {incompleteSetups === 0 ? 'every restaurant has created a website' : 'have never created a website'}
        </Figure>
      </FigureStrip>
    </section>
  );
}
