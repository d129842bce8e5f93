import type { BusinessEvent } from '#shared/contract/events.ts';
import type { SmsCampaign } from './campaign-row.ts';

/** An owner has launched a text campaign. */
export function smsLaunched(campaign: SmsCampaign): BusinessEvent {
  const { restaurant_id, campaign_id, created_at: at, decisions, will_cost_cents } = campaign;
  const data = { campaign_id, messages: decisions.send + decisions.hold, will_cost_cents };
  return { event_id: `sms_launched/${campaign_id}`, kind: 'sms_launched', at, restaurant_id, data };
}

/** A campaign was called off before it began: by its owner, or because its text was rejected. */
export function smsCanceled(campaign: SmsCampaign, at: string): BusinessEvent {
  const { restaurant_id, campaign_id, decisions } = campaign;
  const data = { campaign_id, messages: decisions.send + decisions.hold };
  return { event_id: `sms_canceled/${campaign_id}`, kind: 'sms_canceled', at, restaurant_id, data };
}
