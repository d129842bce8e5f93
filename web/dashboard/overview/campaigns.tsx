import { Suspense } from 'react';
import type { RestaurantDashboard } from '#shared/dashboard/contract/restaurant-dashboard.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { VIEWS } from '#web/shell/views.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './campaigns.module.css';

/** Loads chart.js, which restaurants with campaigns don’t need. */
const GrowthChart = lazyPart(() => import('./growth-chart.tsx').then((m) => m.GrowthChart));

type Campaign = RestaurantDashboard['activeCampaigns'][number];

type CampaignsProps = {
  campaigns: readonly Campaign[];
  /** The restaurant’s time zone. */
  timeZone: string;
};

/** Active campaigns, or an example of growth before the first one. */
export function Campaigns({ campaigns, timeZone }: CampaignsProps) {
  return (
    <Stack as="section" gap={2} aria-labelledby="campaigns">
      <Cluster as="header" gap={2} rowGap={0} justify="between" height="small">
        <h2 id="campaigns">Campaigns</h2>
        <Link href={VIEWS.getNewCustomers.path}>View All</Link>
      </Cluster>
      {campaigns.length > 0 ? (
        <Stack as="ul" divided>
          {campaigns.map((campaign) => (
            <CampaignRow key={campaign.campaign_id} campaign={campaign} timeZone={timeZone} />
          ))}
        </Stack>
      ) : (
        <>
          <Text tone="muted">No active campaigns. Launch one to see it here.</Text>
          <Suspense fallback={<Skeleton shape="block" className={styles.loading} />}>
            <GrowthChart />
          </Suspense>
        </>
      )}
    </Stack>
  );
}

const STATUS: Record<Campaign['status'], { label: string; tone: 'neutral' | 'good' | 'warning' | 'danger' }> =
  {
    pending: { label: 'Pending', tone: 'neutral' },
    in_review: { label: 'In review', tone: 'warning' },
    active: { label: 'Active', tone: 'good' },
    paused: { label: 'Paused', tone: 'warning' },
    ended: { label: 'Ended', tone: 'neutral' },
    failed: { label: 'Failed', tone: 'danger' },
  };

function CampaignRow({
  campaign: { name, campaign_type, status, ends_at, is_simulated },
  timeZone,
}: {
  campaign: Campaign;
  timeZone: string;
}) {
  const { label, tone } = STATUS[status];
  return (
    <Cluster as="li" gap={2} justify="between" wrap={false}>
      <Stack>
        <Text strong breaks>
          {name}
        </Text>
        <Note>
          {campaign_type === 'ad' ? 'Facebook Ad' : 'SMS Campaign'} · until{' '}
          {printedDay(localDate(new Date(ends_at), timeZone))}
          {is_simulated ? ' · test mode' : ''}
        </Note>
      </Stack>
      <Badge tone={tone}>{label}</Badge>
    </Cluster>
  );
}
