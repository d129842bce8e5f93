import type { AdReport } from '#functions/ads/provider/ad-provider.ts';
import { type AdEvent, adStatusAfter } from '#shared/ads/ad-lifecycle.ts';
import { isLiveCampaign } from '#shared/ads/campaign-status.ts';
import { FACEBOOK_REJECTED } from '#shared/contract/errors/error-codes.ts';
import type { AdCampaign } from './campaign-row.ts';

/** Rows that the schedule looks at. */
export const DUE_KIND = 'ad';
const HOUR_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;
/** Meta goes on correcting what an ad spent and brought for some days after its end. */
const LATE_RESULTS_MILLISECONDS = 3 * DAY_MILLISECONDS;
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

/** The ad after an event; undefined when that cannot happen to it. What lives no more is due no more. */
export function adAfter(ad: AdCampaign, event: AdEvent): AdCampaign | undefined {
  const status = adStatusAfter(ad.status, event);
  if (status === undefined) return undefined;
  if (isLiveCampaign(status)) return { ...ad, status };
  const { due_kind: _kind, due_at: _at, waiting_for: _waiting, waiting_needs: _needs, ...rest } = ad;
  return { ...rest, status };
}

/** The ad after an end that may have come before its last day. */
export function adEndedAt(ad: AdCampaign, now: Date): AdCampaign | undefined {
  const ended = adAfter(ad, 'ended');
  if (ended === undefined) return undefined;
  const at = now.toISOString();
  const wasHandedOver = Object.keys(ad.provider_ids).length > 0;
  return {
    ...ended,
    ...(at < ad.ends_at && { ends_at: at }),
    ...(wasHandedOver && { due_kind: DUE_KIND, due_at: nextLookAt(now) }),
  };
}

/** An ended ad after what was still reported of it, if anything: looked at by the day, until nothing more comes. */
export function adAfterLateReport(ad: AdCampaign, report: AdReport | undefined, now: Date): AdCampaign {
  const reported: AdCampaign = report === undefined ? ad : { ...ad, ...resultsOf(report, now) };
  const { due_kind: _kind, due_at: _at, ...rest } = reported;
  const isOver = now.getTime() >= new Date(ad.ends_at).getTime() + LATE_RESULTS_MILLISECONDS;
  const due_at = new Date(now.getTime() + DAY_MILLISECONDS).toISOString();
  return isOver ? rest : { ...rest, due_kind: DUE_KIND, due_at };
}

function resultsOf(report: AdReport, now: Date): Pick<AdCampaign, 'results' | 'results_at'> {
  return {
    results: {
      spent_cents: report.spentCents,
      impressions: report.impressions,
      people_reached: report.peopleReached,
      clicks: report.clicks,
    },
    results_at: now.toISOString(),
  };
}

/** What a provider's words mean for an ad. The provider is right about whether it runs; the clock about its end. */
export function adAfterReport(ad: AdCampaign, report: AdReport, now: Date): AdCampaign {
  const { waiting_for: _said, ...known } = ad;
  const reported: AdCampaign = {
    ...known,
    ...resultsOf(report, now),
    ...(isLiveCampaign(ad.status) && { due_at: nextLookAt(now) }),
  };
  if (report.state === 'refused') {
    const refused = adAfter(reported, 'refused');
    return refused === undefined ? reported : { ...refused, failure: report.reason ?? FACEBOOK_REJECTED };
  }
  if (report.state === 'stopped' || now.toISOString() >= ad.ends_at)
    return adEndedAt(reported, now) ?? reported;
  if (report.state === 'running')
    return adAfter(reported, 'approved') ?? adAfter(reported, 'resumed') ?? reported;
  return report.state === 'paused' ? (adAfter(reported, 'paused') ?? reported) : reported;
}
