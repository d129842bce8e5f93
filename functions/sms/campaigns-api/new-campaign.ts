import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import type { ListHead } from '#functions/sms/campaign-lists.ts';
import { launchEnd, SMS_DUE_KIND } from '#functions/sms/queue-parts.ts';
import { normalizePromoCode } from '#shared/redemptions/promo-code.ts';
import { CONSENT_SENTENCE, SMS_CODE_DAYS } from '#shared/sms/contract/sms-campaign.ts';
import { csvStats } from './campaign-answer.ts';
import type { CampaignText } from './campaign-text.ts';
import type { DecidedList } from './decide-list.ts';
import type { SmsInput } from './sms-input.ts';
import { summarizeDecisions } from './summarize-decisions.ts';

const DAY_MILLISECONDS = 86_400_000;

export type NewCampaign = {
  restaurantId: string;
  campaignId: string;
  /** The user who launches it: the owner, or an administrator for the owner. */
  userId: string;
  body: SmsInput['body'];
  list: DecidedList;
  filename: string;
  written: CampaignText;
  isSimulated: boolean;
  now: Date;
  plannedFor: Date | undefined;
};

/** The facts that are stored beside the guests: enough to decide them again, and the proof of consent. */
export function listHead({ list, userId, filename, now, plannedFor }: NewCampaign): ListHead {
  return {
    terms: list.terms,
    decided_for: (plannedFor ?? now).toISOString(),
    ...(plannedFor !== undefined && { send_at: plannedFor.toISOString() }),
    consent: { at: now.toISOString(), by: userId, sentence: CONSENT_SENTENCE, file: filename },
    errors: list.errors,
  };
}

/** The row of a new campaign. If the launch crashes, the schedule continues it. */
export function campaignRow(made: NewCampaign, stored: { folder: string; parts: number }): SmsCampaign {
  const { body, list, written, now, plannedFor } = made;
  const begins = plannedFor ?? now;
  return {
    restaurant_id: made.restaurantId,
    campaign_id: made.campaignId,
    campaign_type: 'sms',
    version: 1,
    name: body.offer,
    status: 'active',
    created_at: now.toISOString(),
    ends_at: new Date(begins.getTime() + SMS_CODE_DAYS * DAY_MILLISECONDS).toISOString(),
    promo_code: normalizePromoCode(body.offerCode),
    is_simulated: made.isSimulated,
    due_kind: SMS_DUE_KIND,
    due_at: launchEnd(now),
    offer_code: body.offerCode,
    ...written,
    csv: csvStats(list),
    list_cost_cents: list.listCostCents,
    decisions: summarizeDecisions(list.guests),
    will_cost_cents: list.willCostCents,
    holdout_percent: body.holdout_percent,
    ...(body.one_code_per_guest && { one_code_per_guest: true }),
    ...(plannedFor !== undefined && { send_at: plannedFor.toISOString() }),
    ...(list.country !== '' && { country: list.country }),
    hours: { time_zone: list.terms.time_zone, state: list.terms.state },
    list_folder: stored.folder,
    list_parts: stored.parts,
  };
}
