import type { BusinessEvent } from '#shared/contract/events.ts';
import type { AdCampaign } from './campaign-row.ts';

/** The event of a launched ad. */
export function adLaunched(ad: AdCampaign): BusinessEvent {
  const { restaurant_id, campaign_id, created_at: at, daily_budget_cents, days } = ad;
  const data = { campaign_id, daily_budget_cents, days };
  return { event_id: `ad_launched/${campaign_id}`, kind: 'ad_launched', at, restaurant_id, data };
}

/** The event of an ad that is now `ended` or `failed`; undefined for other statuses. */
export function adClosed({ restaurant_id, campaign_id, status, results }: AdCampaign, at: string) {
  const about = { at, restaurant_id };
  if (status === 'ended') {
    const data = { campaign_id, spent_cents: results.spent_cents };
    return { ...about, event_id: `ad_ended/${campaign_id}`, kind: 'ad_ended', data } satisfies BusinessEvent;
  }
  if (status !== 'failed') return undefined;
  const data = { campaign_id };
  return { ...about, event_id: `ad_failed/${campaign_id}`, kind: 'ad_failed', data } satisfies BusinessEvent;
}
