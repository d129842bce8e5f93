import { useState } from 'react';
import { isLiveCampaign } from '#shared/ads/campaign-status.ts';
import type { Ad } from '#shared/ads/contract/ad-campaign.ts';
import { formatMoment } from '#shared/format/dates.ts';
import { formatCount, formatExactDollars } from '#shared/format/numbers.ts';
import { type AdSwitch, useAdStatus, useSwitchAd } from '#web/ads/api/facebook-ads.ts';
import { DeferredConfirm } from '#web/shell/dialogs/deferred-confirm.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './get-new-customers.module.css';
import { runTime } from './run-time.ts';
import { useRestaurantDay } from './use-restaurant-day.ts';
import { WaitingAnswers } from './waiting-answers.tsx';

const STATUS: Readonly<
  Record<Ad['status'], { label: string; tone: 'neutral' | 'good' | 'warning' | 'danger' }>
> = {
  pending: { label: 'Pending', tone: 'warning' },
  in_review: { label: 'In review', tone: 'warning' },
  active: { label: 'Active', tone: 'good' },
  paused: { label: 'Paused', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
};

/** One ad: status, results with their date, and actions. */
export function AdRow({ ad: listed, isAskedAbove }: { ad: Ad; isAskedAbove: boolean }) {
  const status = useAdStatus(listed);
  // A finished ad isn’t polled, but its code may still be redeemed.
  const ad = isLiveCampaign(listed.status) ? status.data : listed;
  const dayOf = useRestaurantDay();
  const { label, tone } = STATUS[ad.status];
  const { results, results_at, redemptions } = ad;
  return (
    <Stack as="li" gap={2} pad={3} className={styles.ad}>
      {ad.photo === undefined ? null : <img className={styles.thumb} src={ad.photo.square_url} alt="" />}
      <Stack gap={1} className={styles.adBody}>
        <Cluster gap={1} className={styles.adHead}>
          <h3>{ad.name}</h3>
          <Badge tone={tone}>{label}</Badge>
          {ad.is_simulated ? <Badge>Test mode</Badge> : null}
        </Cluster>
        <Note measured>
          Code {ad.promo_code} · {formatExactDollars(ad.daily_budget_cents / 100)} a day {runTime(ad, dayOf)}
        </Note>
        {ad.failure === undefined ? null : <Text tone="danger">{ad.failure}</Text>}
        {isAskedAbove ? null : (
          <>
            {ad.waiting_for === undefined ? null : <p>{ad.waiting_for}</p>}
            <WaitingAnswers ad={ad} />
          </>
        )}
        <OfferPageLink ad={ad} />
        <Facts look="figures">
          <Fact label="Spent">{formatExactDollars(results.spent_cents / 100)}</Fact>
          <Fact label="People reached">{formatCount(results.people_reached)}</Fact>
          <Fact label="Views">{formatCount(results.impressions)}</Fact>
          <Fact label="Clicks">{formatCount(results.clicks)}</Fact>
          <Fact label="Redeemed">{formatCount(redemptions.count)}</Fact>
          {redemptions.count === 0 || results.spent_cents === 0 ? null : (
            <Fact label="Cost per redemption">
              {formatExactDollars(results.spent_cents / 100 / redemptions.count)}
            </Fact>
          )}
        </Facts>
        <Note measured>
          {results_at === undefined
            ? 'No results yet.'
            : `${ad.is_simulated ? 'Test results' : 'Facebook results'} as of ${formatMoment(results_at)}.`}
          {redemptions.with_amount === 0 ? null : <> {paidAtTheRegister(redemptions)}</>}
        </Note>
      </Stack>
      <AdActions ad={ad} />
    </Stack>
  );
}

/** For an ad without a website: the page that guests see when they select it. */
function OfferPageLink({ ad: { placement, status } }: { ad: Ad }) {
  const { destination_url: url } = placement;
  if (!isLiveCampaign(status) || !url.includes('/offer/')) return null;
  return (
    <Note measured>
      <Link href={url} target="_blank">
        View the offer page
      </Link>
    </Note>
  );
}

function paidAtTheRegister({ count, amount_cents, with_amount }: Ad['redemptions']): string {
  const who =
    with_amount === count
      ? 'Guests who used the code'
      : `${with_amount} of ${count} guests who used the code`;
  return `${who} spent ${formatExactDollars(amount_cents / 100)}.`;
}

function AdActions({ ad }: { ad: Ad }) {
  const [isAsking, setIsAsking] = useState(false);
  const change = useSwitchAd();
  const switchTo = (to: AdSwitch) =>
    change.mutate(
      { id: ad.campaign_id, to },
      {
        onSuccess: ({ message }) => showToast({ tone: 'good', title: message }),
        onSettled: () => setIsAsking(false),
      },
    );
  if (ad.status === 'ended' || ad.status === 'failed') return null;
  return (
    <Cluster gap={1} align="start">
      {ad.status === 'active' ? (
        <Button size="small" onClick={() => switchTo('pause')} aria-label={`Pause ${ad.name}`}>
          Pause
        </Button>
      ) : null}
      {ad.status === 'paused' ? (
        <Button size="small" onClick={() => switchTo('resume')} aria-label={`Resume ${ad.name}`}>
          Resume
        </Button>
      ) : null}
      <Button size="small" onClick={() => setIsAsking(true)} aria-label={`End ${ad.name}`}>
        End
      </Button>
      {change.isError ? <Notice tone="danger">Error: {change.error.message}</Notice> : null}
      <DeferredConfirm
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => switchTo('end')}
        title="End this ad?"
        confirmLabel="End ad"
        isDanger
        isPending={change.isPending}
      >
        Your ad stops running, and you won’t be charged again. You can’t restart it.
      </DeferredConfirm>
    </Cluster>
  );
}
