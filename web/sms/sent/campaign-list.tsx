import MessageSquareText from 'lucide-react/icons/message-square-text';
import { Suspense, useState } from 'react';
import { formatCount, formatExactDollars } from '#shared/format/numbers.ts';
import type { SmsCampaign } from '#shared/sms/contract/sms-campaign.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { useSmsCampaigns } from '#web/sms/api/sms-campaigns.ts';
import { Badge } from '#web/ui/badge.tsx';
import { MoreButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import rows from '#web/ui/row-list.module.css';
import { Section } from '#web/ui/section.tsx';
import styles from './sent.module.css';
import { areAllScheduled } from './sent-counts.ts';

const CampaignDialog = lazyPart(() => import('./campaign-dialog.tsx').then((m) => m.CampaignDialog));

/** The restaurant’s text campaigns, newest first. Each opens with its delivery and guests. */
export function CampaignList() {
  const campaigns = useSmsCampaigns();
  const [opened, setOpened] = useState<SmsCampaign>();
  return (
    <Section title="Your text campaigns" gap={2}>
      {campaigns.isPending ? <Loading label="Loading your campaigns…" shapes={[3]} /> : null}
      {campaigns.isError ? <LoadFailure query={campaigns} /> : null}
      {campaigns.data?.length === 0 ? (
        <EmptyState icon={<MessageSquareText />} title="No text campaigns yet" level={3} />
      ) : null}
      {campaigns.data === undefined || campaigns.data.length === 0 ? null : (
        <ul className={rows.list}>
          {campaigns.data.map((campaign) => (
            <CampaignRow key={campaign.campaign_id} campaign={campaign} onOpen={() => setOpened(campaign)} />
          ))}
        </ul>
      )}
      <MoreButton list={campaigns} self="start">
        Show older campaigns
      </MoreButton>
      {opened === undefined ? null : (
        <Suspense fallback={null}>
          <CampaignDialog campaign={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}

const STATUS: Readonly<
  Record<SmsCampaign['status'], { label: string; tone: 'neutral' | 'good' | 'warning' | 'danger' }>
> = {
  pending: { label: 'Pending', tone: 'warning' },
  in_review: { label: 'In review', tone: 'warning' },
  active: { label: 'Code active', tone: 'good' },
  paused: { label: 'Paused', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
};

const SCHEDULED = { label: 'Scheduled', tone: 'neutral' } as const;
const CANCELED = { label: 'Canceled', tone: 'neutral' } as const;

function statusOf({ status, canceled_at, decisions }: SmsCampaign) {
  if (canceled_at !== undefined) return CANCELED;
  return areAllScheduled(decisions, new Date()) ? SCHEDULED : STATUS[status];
}

function CampaignRow({ campaign, onOpen }: { campaign: SmsCampaign; onOpen: () => void }) {
  const {
    name,
    created_at,
    ends_on,
    offer_code,
    decisions,
    will_cost,
    is_simulated,
    canceled_at,
    one_code_per_guest,
  } = campaign;
  const { label, tone } = statusOf(campaign);
  const texts = decisions.send + decisions.hold;
  return (
    <Grid as="li" gap={2} rowGap={0.5} align="baseline" columns="1fr auto" pad={1.5} line="below">
      <button type="button" className={rows.name} onClick={onOpen}>
        {name}
      </button>
      <Cluster as="span" gap={0.5} justify="end" className={styles.badges}>
        <Badge tone={tone}>{label}</Badge>
        {is_simulated ? <Badge>Test mode</Badge> : null}
      </Cluster>
      <Cluster as="p" gap={2} rowGap={0} size="small" tone="muted" width="row">
        <span>{printedDay(created_at)}</span>
        <span>
          {one_code_per_guest ? `Codes ${offer_code}-…` : `Code ${offer_code}`}
          {canceled_at === undefined ? `, until ${printedDay(ends_on)}` : ''}
        </span>
        <span>{texts === 1 ? '1 text' : `${formatCount(texts)} texts`}</span>
        <span>{formatExactDollars(will_cost)}</span>
      </Cluster>
    </Grid>
  );
}
