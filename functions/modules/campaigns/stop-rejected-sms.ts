import { AppError } from '#functions/platform/app-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { type RejectedText, withoutRejected } from '#shared/domain/moderation/moderated-content.ts';
import type { SendsRepository } from '../sends/sends-repository.ts';
import type { SmsCampaign } from './campaign-row.ts';
import type { CampaignsRepository } from './campaigns-repository.ts';
import { smsCalledOff } from './sms-called-off.ts';
import { smsCanceled } from './sms-events.ts';

export type StopRejectedSmsDependencies = {
  campaigns: Pick<CampaignsRepository, 'find' | 'save'>;
  sends: Pick<SendsRepository, 'listOfCampaign'>;
  clock: Clock;
};

/** Its launch or its owner may write the row at the same moment. */
const TRIES = 3;

/** Whether a campaign that may still text somebody says what was rejected. */
export function textsRejected(
  { canceled_at, ends_at, message }: SmsCampaign,
  rejected: RejectedText,
  now: Date,
): boolean {
  const isOver = canceled_at !== undefined || ends_at <= now.toISOString();
  return !isOver && withoutRejected(message.text, rejected) !== message.text;
}

/**
 * Calls off a campaign of which no text has gone out yet, because its text was rejected: what is held is dropped when it
 * is due. Guests who have a text keep their code, so a campaign that has begun goes on. Whether it is called off; safe to
 * repeat.
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
    if (present.canceled_at !== undefined) return present.is_text_rejected === true;
    const now = clock.now();
    if (await hasBegun(dependencies, present, now)) return false;
    const stopped = { ...smsCalledOff(present, now), is_text_rejected: true as const };
    if (await campaigns.save(stopped, smsCanceled(stopped, now.toISOString()))) return true;
  }
  throw new AppError('unavailable');
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
