import type { RestaurantDashboard } from '#shared/dashboard/contract/restaurant-dashboard.ts';
import { useUser } from '#web/accounts/session-context.ts';
import { VerificationNotice } from '#web/dashboard/verification-notice.tsx';
import { VIEWS } from '#web/shell/views.ts';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';
import { Analytics } from './analytics.tsx';
import { Campaigns } from './campaigns.tsx';
import { FirstMoment } from './first-moment.tsx';
import { FirstWebsite } from './first-website.tsx';
import { MarketingScore, Revenue } from './momentum.tsx';
import { NextActionPanel } from './next-action-panel.tsx';
import styles from './overview.module.css';
import { AiMarketing, QuickActions } from './tools.tsx';

/** The overview: the next action, results, active campaigns, and tools. */
export function Overview({ dashboard }: { dashboard: RestaurantDashboard }) {
  const { restaurant, performanceSnapshot, firsts, activeCampaigns, momentumMetrics, websites } = dashboard;
  const user = useUser();
  const ownsAccount = user.role === 'restaurant';
  return (
    <Stack gap={2} padTop={2} className={styles.overview}>
      <header className={styles.greeting}>
        <Note>{VIEWS.overview.title}</Note>
        <h1>Welcome back, {restaurant.name}</h1>
      </header>
      <FirstMoment restaurant={restaurant} firsts={firsts} />
      {websites.total === 0 ? <FirstWebsite /> : null}
      <NextActionPanel nextAction={dashboard.nextAction} />
      <Analytics snapshot={performanceSnapshot} />
      {ownsAccount && !user.email_verified ? <VerificationNotice email={user.email} /> : null}
      <Grid ruled columns="main aside" gap={4} className={styles.columns}>
        <Campaigns campaigns={activeCampaigns} timeZone={restaurant.time_zone} />
        <Stack gap={4} line="before">
          <MarketingScore metrics={momentumMetrics} />
          <Revenue metrics={momentumMetrics} monthlyRevenue={restaurant.monthly_revenue} />
        </Stack>
      </Grid>
      <Grid ruled columns="main aside" gap={4} className={styles.columns}>
        <AiMarketing websites={websites} />
        <Stack gap={4} line="before">
          <QuickActions />
        </Stack>
      </Grid>
    </Stack>
  );
}
