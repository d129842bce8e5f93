import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';

/** The event of a launched text campaign. */
export function smsLaunched(campaign: SmsCampaign): BusinessEvent {
  const { restaurant_id, campaign_id, created_at: at, decisions, will_cost_cents } = campaign;
  const messages = decisions.send + decisions.hold;
  const data = { campaign_id, messages, will_cost_cents, cost_micros: costMicros(campaign) };
  return { event_id: `sms_launched/${campaign_id}`, kind: 'sms_launched', at, restaurant_id, data };
}

/**
 * The event of a campaign that was canceled before it began, by the owner or because its text was rejected.
 * `campaign`: as it was planned.
 */
export function smsCanceled(campaign: SmsCampaign, at: string): BusinessEvent {
  const { restaurant_id, campaign_id, decisions } = campaign;
  const messages = decisions.send + decisions.hold;
  const data = { campaign_id, messages, cost_micros: costMicros(campaign) };
  return { event_id: `sms_canceled/${campaign_id}`, kind: 'sms_canceled', at, restaurant_id, data };
}

function costMicros({ will_cost_cents }: SmsCampaign): number {
  return Math.round(will_cost_cents * 10_000);
}
