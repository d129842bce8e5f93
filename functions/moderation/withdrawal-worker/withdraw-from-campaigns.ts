import { eachCampaign } from '#functions/ads/each-campaign.ts';
import { saysRejected, stopRejectedAd } from '#functions/ads/stop-rejected-ad.ts';
import { stopRejectedSms, textsRejected } from '#functions/sms/stop-rejected-sms.ts';
import type { RejectedText } from '#shared/moderation/moderated-content.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import type { RemovalLocation } from './removal-location.ts';

/** Stops every ad and text campaign with the rejected text. Unsent texts stay unsent. */
export async function withdrawFromCampaigns(
  dependencies: WithdrawalDependencies,
  restaurantId: string,
  rejected: RejectedText,
): Promise<RemovalLocation[]> {
  const places = new Set<RemovalLocation>();
  for await (const campaign of eachCampaign(dependencies.campaigns, restaurantId)) {
    if (campaign.campaign_type === 'sms') {
      if (!textsRejected(campaign, rejected, dependencies.clock.now())) continue;
      if (await stopRejectedSms(dependencies, campaign)) places.add('sms_campaign');
    } else if (saysRejected(campaign, rejected)) {
      await stopRejectedAd(dependencies, campaign);
      places.add('ad');
    }
  }
  return [...places];
}
