import type { AdCampaign } from '#functions/ads/campaign-row.ts';
import { offerPageText, stopRejectedAd } from '#functions/ads/stop-rejected-ad.ts';
import { adTexts } from '#functions/ai/ad-texts.ts';
import { rejectedAmong } from '#functions/moderation/rejected-among.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { AdCampaignDependencies } from './dependencies.ts';

const REJECTED = 'We rejected this copy before. Change it to run the ad.';

/**
 * Checks an ad's text with moderation and returns the IDs of flagged items. Throws `AppError('ad_not_ready')` if
 * the text was rejected before.
 */
export async function inspectAd(
  { inspect, moderation }: AdCampaignDependencies,
  ad: AdCampaign,
): Promise<string[]> {
  const { restaurant_id: restaurantId, copy } = ad;
  const ofPage = offerPageText(ad);
  const texts = adTexts(copy);
  const about = { used_for: 'facebook_ad' } as const;
  if (ofPage !== '') texts.push({ contentType: 'marketing_copy', field: 'copy', text: ofPage, about });
  const flagged = await inspect(texts, { restaurantId });
  if ((await rejectedAmong(moderation, flagged)).length === 0) return flagged;
  throw new AppError('ad_not_ready', { message: REJECTED });
}

/** Stops an ad whose text was rejected during its launch. Later rejections find the ad themselves. */
export async function stopIfRejected(
  dependencies: AdCampaignDependencies,
  ad: AdCampaign,
  flagged: readonly string[],
): Promise<AdCampaign> {
  if ((await rejectedAmong(dependencies.moderation, flagged)).length === 0) return ad;
  await stopRejectedAd(dependencies, ad);
  const key = { restaurantId: ad.restaurant_id, campaignId: ad.campaign_id };
  const stopped = await dependencies.campaigns.get(key);
  return stopped.campaign_type === 'ad' ? stopped : ad;
}
