import { Suspense } from 'react';
import type { RestaurantDashboard } from '#shared/contract/restaurant-dashboard.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { printedDay } from '#web/features/guests/printed-phone.ts';
import { lazyPart } from '#web/features/navigation/lazy-part.ts';
import { VIEWS } from '#web/features/shell/views.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './campaigns.module.css';

/** Brings chart.js, which who has campaigns never loads. */
const GrowthChart = lazyPart(() => import('./growth-chart.tsx').then((m) => m.GrowthChart));

type Campaign = RestaurantDashboard['activeCampaigns'][number];

type CampaignsProps = {
  campaigns: readonly Campaign[];
  /** The restaurant's. */
  timeZone: string;
};

/** What runs at the moment; before the first campaign, what there is to win. */
export function Campaigns({ campaigns, timeZone }: CampaignsProps) {
  return (
    <section className={styles.campaigns} aria-labelledby="campaigns">
      <header className={styles.header}>
        <h2 id="campaigns">Campaigns</h2>
        <Link href={VIEWS.getNewCustomers.path}>View All</Link>
      </header>
      {campaigns.length > 0 ? (
        <ul className={styles.list}>
          {campaigns.map((campaign) => (
            <CampaignRow key={campaign.campaign_id} campaign={campaign} timeZone={timeZone} />
          ))}
        </ul>
      ) : (
        <>
          <p className={styles.empty}>No active campaigns. Launch one to see it here.</p>
          <Suspense fallback={<Skeleton shape="block" className={styles.loading} />}>
            <GrowthChart />
          </Suspense>
        </>
      )}
    </section>
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
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.kind}>
          {campaign_type === 'ad' ? 'Facebook Ad' : 'SMS Campaign'} · until{' '}
          {printedDay(localDate(new Date(ends_at), timeZone))}
          {is_simulated ? ' · test mode' : ''}
        </p>
      </div>
      <Badge tone={tone}>{label}</Badge>
    </li>
  );
}
