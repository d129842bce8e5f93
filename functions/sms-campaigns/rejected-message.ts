import type { SmsCampaign } from '#functions/modules/campaigns/campaign-row.ts';
import { stopRejectedSms } from '#functions/modules/campaigns/stop-rejected-sms.ts';
import { rejectedAmong } from '#functions/modules/moderation/rejected-among.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';
import { getSmsCampaign } from './get-sms-campaign.ts';

const REJECTED =
  'The text of this campaign was rejected before, so it cannot go out. Please change its words.';

/**
 * Has the text of a campaign looked at, as other marketing copy is, and returns the ids of what was flagged: it goes out all
 * the same. Throws `AppError('sms_not_ready')` where it was rejected before.
 */
export async function inspectMessage(
  { inspect, moderation }: Pick<SmsCampaignDependencies, 'inspect' | 'moderation'>,
  restaurantId: string,
  text: string,
): Promise<string[]> {
  const about = { used_for: 'sms_campaign' };
  const flagged = await inspect([{ contentType: 'marketing_copy', field: 'copy', text, about }], {
    restaurantId,
  });
  if ((await rejectedAmong(moderation, flagged)).length === 0) return flagged;
  throw new AppError('sms_not_ready', { message: REJECTED });
}

/** Calls off a campaign whose text was rejected while it was launched: whoever rejects it later finds it. */
export async function stopIfRejected(
  dependencies: SmsCampaignDependencies,
  campaign: SmsCampaign,
  flagged: readonly string[],
): Promise<SmsCampaign> {
  if ((await rejectedAmong(dependencies.moderation, flagged)).length === 0) return campaign;
  await stopRejectedSms(dependencies, campaign);
  const { restaurant_id: restaurantId, campaign_id: campaignId } = campaign;
  return getSmsCampaign(dependencies, { restaurantId, campaignId });
}
