import { eachCampaign } from '#functions/ads/each-campaign.ts';
import { saysRejected, stopRejectedAd } from '#functions/ads/stop-rejected-ad.ts';
import type { RejectedText } from '#shared/moderation/moderated-content.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import type { RemovalLocation } from './removal-location.ts';

/** Stops every ad that says what was rejected. */
export async function withdrawFromAds(
  dependencies: WithdrawalDependencies,
  restaurantId: string,
  rejected: RejectedText,
): Promise<RemovalLocation[]> {
  let isFound = false;
  for await (const campaign of eachCampaign(dependencies.campaigns, restaurantId)) {
    if (campaign.campaign_type !== 'ad' || !saysRejected(campaign, rejected)) continue;
    await stopRejectedAd(dependencies, campaign);
    isFound = true;
  }
  return isFound ? ['ad'] : [];
}
