import type { AdReport } from '#functions/platform/ads/ad-provider.ts';
import { type AdEvent, adStatusAfter } from '#shared/domain/campaigns/ad-lifecycle.ts';
import { isLiveCampaign } from '#shared/domain/campaigns/campaign-status.ts';
import type { AdCampaign } from './campaign-row.ts';

/** Rows that the schedule looks at. */
export const DUE_KIND = 'ad';
const HOUR_MILLISECONDS = 3_600_000;
/** Longer than all calls that hand an ad over may take together. */
const LEASE_MILLISECONDS = 120_000;

/** When the schedule looks at an ad next. */
export function nextLookAt(now: Date): string {
  return new Date(now.getTime() + HOUR_MILLISECONDS).toISOString();
}

/** Until then nobody else hands a pending ad to the provider: two at once might make it twice. */
export function leaseEnd(now: Date): string {
  return new Date(now.getTime() + LEASE_MILLISECONDS).toISOString();
}

/** The ad after an event; undefined when that cannot happen to it. What lives no more is never due again. */
export function adAfter(ad: AdCampaign, event: AdEvent): AdCampaign | undefined {
  const status = adStatusAfter(ad.status, event);
  if (status === undefined) return undefined;
  if (isLiveCampaign(status)) return { ...ad, status };
  const { due_kind: _kind, due_at: _at, waiting_for: _waiting, ...rest } = ad;
  return { ...rest, status };
}

/** The ad after an end that may have come before its last day. */
export function adEndedAt(ad: AdCampaign, now: Date): AdCampaign | undefined {
  const ended = adAfter(ad, 'ended');
  const at = now.toISOString();
  return ended === undefined || at >= ad.ends_at ? ended : { ...ended, ends_at: at };
}

/** What a provider's words mean for an ad. The provider is right about whether it runs; the clock about its end. */
export function adAfterReport(ad: AdCampaign, report: AdReport, now: Date): AdCampaign {
  const { waiting_for: _said, ...known } = ad;
  const told: AdCampaign = {
    ...known,
    results: {
      spent_cents: report.spentCents,
      impressions: report.impressions,
      people_reached: report.peopleReached,
      clicks: report.clicks,
    },
    results_at: now.toISOString(),
    ...(isLiveCampaign(ad.status) && { due_at: nextLookAt(now) }),
  };
  if (report.state === 'refused') {
    const refused = adAfter(told, 'refused');
    return refused === undefined
      ? told
      : { ...refused, failure: report.reason ?? 'Facebook rejected the ad.' };
  }
  if (report.state === 'stopped' || now.toISOString() >= ad.ends_at) return adEndedAt(told, now) ?? told;
  if (report.state === 'running') return adAfter(told, 'approved') ?? adAfter(told, 'resumed') ?? told;
  return report.state === 'paused' ? (adAfter(told, 'paused') ?? told) : told;
}
