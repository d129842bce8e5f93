import type { SmsCampaign as SmsCampaignRow } from '#functions/ads/campaign-row.ts';
import { campaignStatusAt } from '#shared/ads/campaign-status.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { zoneOf } from '#shared/profile/restaurant-zone.ts';
import type { SmsCampaign } from '#shared/sms/contract/sms-campaign.ts';
import { smsPriceNote } from '#shared/sms/sms-price-note.ts';
import type { DecidedList } from './decide-list.ts';

/** Describes a campaign for its owner. */
export function campaignAnswer(row: SmsCampaignRow, now: Date): SmsCampaign {
  return {
    campaign_id: row.campaign_id,
    campaign_type: 'sms',
    name: row.name,
    status: campaignStatusAt(row, now),
    created_at: row.created_at,
    ends_at: row.ends_at,
    ends_on: localDate(new Date(row.ends_at), zoneOf(row.hours.time_zone, row.hours.state)),
    offer_code: row.offer_code,
    promo_code: row.promo_code,
    message: row.message,
    decisions: row.decisions,
    holdout_percent: row.holdout_percent,
    one_code_per_guest: row.one_code_per_guest === true,
    ...(row.send_at !== undefined && { send_at: row.send_at }),
    ...(row.canceled_at !== undefined && { canceled_at: row.canceled_at }),
    ...(row.is_text_rejected === true && { is_text_rejected: true as const }),
    will_cost: dollars(row.will_cost_cents),
    price_note: smsPriceNote(row.country ?? ''),
    is_simulated: row.is_simulated,
  };
}

/** The spec's fields of a campaign: counts of the list, and of guests to text. */
export function specFields(row: SmsCampaignRow) {
  return {
    offerCode: row.offer_code,
    messagesSent: decidedMessages(row),
    totalCost: dollars(row.list_cost_cents),
    totalCustomersUploaded: row.csv.totalUploaded,
    lapsedCustomersFound: row.csv.lapsedCustomers,
    sampleMessage: row.message.text,
    will_cost: dollars(row.will_cost_cents),
  };
}

export function decidedMessages({ decisions }: Pick<SmsCampaignRow, 'decisions'>): number {
  return decisions.send + decisions.hold;
}

export function csvStats({ rows, lapsed, errorsTotal, duplicates }: DecidedList) {
  return { totalUploaded: rows, lapsedCustomers: lapsed, errors: errorsTotal, duplicates };
}

/** Rounds to a hundredth of a cent. */
export function dollars(cents: number): number {
  return Math.round(cents * 100) / 10_000;
}
