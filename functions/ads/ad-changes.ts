import type { AdReport } from '#functions/ads/provider/ad-provider.ts';
import { type AdEvent, adStatusAfter } from '#shared/ads/ad-lifecycle.ts';
import { isLiveCampaign } from '#shared/ads/campaign-status.ts';
import { FACEBOOK_REJECTED } from '#shared/contract/errors/error-codes.ts';
import type { AdCampaign } from './campaign-row.ts';

/** Marks rows for the schedule. */
export const DUE_KIND = 'ad';
const HOUR_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;
/** Meta still corrects the results of an ad for some days after its end. */
const LATE_RESULTS_MILLISECONDS = 3 * DAY_MILLISECONDS;
/** Longer than all calls of one submission may take. */
const LEASE_MILLISECONDS = 120_000;

/** When the schedule checks an ad again. */
export function nextLookAt(now: Date): string {
  return new Date(now.getTime() + HOUR_MILLISECONDS).toISOString();
}

/** The end of the lease that lets one call submit a pending ad. Two might create it twice. */
export function leaseEnd(now: Date): string {
  return new Date(now.getTime() + LEASE_MILLISECONDS).toISOString();
}

/** Returns the ad after an event, or undefined if the event can't happen to it. Ended ads are no longer due. */
export function adAfter(ad: AdCampaign, event: AdEvent): AdCampaign | undefined {
  const status = adStatusAfter(ad.status, event);
  if (status === undefined) return undefined;
  if (isLiveCampaign(status)) return { ...ad, status };
  const { due_kind: _kind, due_at: _at, waiting_for: _waiting, waiting_needs: _needs, ...rest } = ad;
  return { ...rest, status };
}

/** Returns the ad after its end, which may come before its last day. */
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

/** Returns an ended ad after a late report. It is checked daily until the results stop changing. */
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

/** Applies a provider's report. The provider decides whether the ad runs, the clock when it ends. */
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
