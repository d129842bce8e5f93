import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { type RejectedText, withoutRejected } from '#shared/moderation/moderated-content.ts';
import { type GiveBackTextsDependencies, giveBackTexts } from './give-back-texts.ts';
import { isStoppedSms, smsCalledOff } from './sms-called-off.ts';
import { smsCanceled } from './sms-events.ts';

export type StopRejectedSmsDependencies = GiveBackTextsDependencies & {
  campaigns: Pick<CampaignsRepository, 'find' | 'save'>;
  clock: Clock;
};

/** Attempts, because the launch or the owner may write the row at the same time. */
const TRIES = 3;

/** Whether a campaign that may still send texts, or was stopped for this reason, contains the rejected text. */
export function textsRejected(
  { canceled_at, ends_at, is_text_rejected, message, looked_at = message.text }: SmsCampaign,
  rejected: RejectedText,
  now: Date,
): boolean {
  const isOver = canceled_at !== undefined || ends_at <= now.toISOString();
  return (is_text_rejected === true || !isOver) && withoutRejected(looked_at, rejected) !== looked_at;
}

/**
 * Stops a campaign whose text was rejected, and refunds unsent texts to the plan. If none was sent, the campaign is
 * canceled; otherwise it texts no more guests, and guests with a text keep their code. Returns whether it is
 * stopped for this reason. Safe to repeat after a crash.
 */
export async function stopRejectedSms(
  dependencies: StopRejectedSmsDependencies,
  campaign: SmsCampaign,
): Promise<boolean> {
  const { campaigns, clock } = dependencies;
  const key = { restaurantId: campaign.restaurant_id, campaignId: campaign.campaign_id };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const present = await campaigns.find(key);
    if (present?.campaign_type !== 'sms') return false;
    if (isStoppedSms(present)) {
      if (present.is_text_rejected === true) await giveBackTexts(dependencies, present);
      return present.is_text_rejected === true;
    }
    const now = clock.now();
    const [stopped, event] = (await hasBegun(dependencies, present, now))
      ? [stoppedMidway(present), undefined]
      : calledOff(present, now);
    if (!(await campaigns.save(stopped, event))) continue;
    await giveBackTexts(dependencies, stopped);
    return true;
  }
  throw new AppError('unavailable');
}

function calledOff(campaign: SmsCampaign, now: Date) {
  const row = { ...smsCalledOff(campaign, now), is_text_rejected: true as const };
  return [row, smsCanceled(campaign, now.toISOString())] as const;
}

/** Its lists are processed no further, and its code stays valid. */
function stoppedMidway({ due_kind: _kind, due_at: _due, ...row }: SmsCampaign): SmsCampaign {
  return { ...row, version: row.version + 1, is_text_rejected: true };
}

async function hasBegun(
  { sends }: StopRejectedSmsDependencies,
  campaign: SmsCampaign,
  now: Date,
): Promise<boolean> {
  const { restaurant_id: restaurantId, campaign_id: campaignId, send_at } = campaign;
  if (send_at !== undefined && now.toISOString() < send_at) return false;
  for await (const page of sends.listOfCampaign({ restaurantId, campaignId })) {
    if (page.some(({ state }) => state !== 'held' && state !== 'dropped')) return true;
  }
  return false;
}
