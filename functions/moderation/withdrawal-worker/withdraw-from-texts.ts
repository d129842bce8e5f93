import { eachCampaign } from '#functions/ads/each-campaign.ts';
import { stopRejectedSms, textsRejected } from '#functions/sms/stop-rejected-sms.ts';
import type { RejectedText } from '#shared/moderation/moderated-content.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import type { RemovalLocation } from './removal-location.ts';

/** Stops every text campaign that says what was rejected: what has not gone out stays unsent. */
export async function withdrawFromTexts(
  dependencies: WithdrawalDependencies,
  restaurantId: string,
  rejected: RejectedText,
): Promise<RemovalLocation[]> {
  let isFound = false;
  for await (const campaign of eachCampaign(dependencies.campaigns, restaurantId)) {
    if (campaign.campaign_type !== 'sms') continue;
    if (!textsRejected(campaign, rejected, dependencies.clock.now())) continue;
    isFound = (await stopRejectedSms(dependencies, campaign)) || isFound;
  }
  return isFound ? ['sms_campaign'] : [];
}
