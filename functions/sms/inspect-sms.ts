import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import type { Inspect, InspectedText } from '#functions/ai/inspection.ts';
import type { ModerationRepository } from '#functions/moderation/moderation-repository.ts';
import { rejectedAmong } from '#functions/moderation/rejected-among.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { type StopRejectedSmsDependencies, stopRejectedSms } from './stop-rejected-sms.ts';

type Moderation = { moderation: Pick<ModerationRepository, 'find'> };

const REJECTED = 'We rejected this message before, so we can’t send it. Edit the message and try again.';

/** The text of a campaign for moderation. */
export function smsText(text: string): InspectedText {
  return { contentType: 'marketing_copy', field: 'copy', text, about: { used_for: 'sms_campaign' } };
}

/**
 * Checks a campaign's text with moderation and returns the IDs of flagged items; it is sent anyway. Throws
 * `AppError('sms_not_ready')` if the text was rejected before.
 */
export async function inspectSms(
  { inspect, moderation }: Moderation & { inspect: Inspect },
  restaurantId: string,
  text: string,
): Promise<string[]> {
  const flagged = await inspect([smsText(text)], { restaurantId });
  if ((await rejectedAmong(moderation, flagged)).length === 0) return flagged;
  throw new AppError('sms_not_ready', { message: REJECTED });
}

/** Stops a campaign whose text was rejected during its launch. Later rejections find the campaign themselves. */
export async function stopSmsIfRejected(
  dependencies: Moderation & StopRejectedSmsDependencies,
  campaign: SmsCampaign,
  flagged: readonly string[],
): Promise<SmsCampaign> {
  if ((await rejectedAmong(dependencies.moderation, flagged)).length === 0) return campaign;
  await stopRejectedSms(dependencies, campaign);
  const { restaurant_id: restaurantId, campaign_id: campaignId } = campaign;
  const present = await dependencies.campaigns.find({ restaurantId, campaignId });
  return present?.campaign_type === 'sms' ? present : campaign;
}
