import { saysRejected, stopRejectedAd } from '#functions/modules/campaigns/stop-rejected-ad.ts';
import type { RejectedText } from '#shared/domain/moderation/moderated-content.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import type { WithdrawalPlace } from './withdrawal-place.ts';

const READ_AT_ONCE = 100;

/** Stops every ad that says what was rejected. */
export async function withdrawFromAds(
  dependencies: WithdrawalDependencies,
  restaurantId: string,
  rejected: RejectedText,
): Promise<WithdrawalPlace[]> {
  let isFound = false;
  let startAfter: string | undefined;
  do {
    const page = await dependencies.campaigns.list(restaurantId, { limit: READ_AT_ONCE, startAfter });
    for (const campaign of page.campaigns) {
      if (campaign.campaign_type !== 'ad' || !saysRejected(campaign, rejected)) continue;
      await stopRejectedAd(dependencies, campaign);
      isFound = true;
    }
    startAfter = page.lastId;
  } while (startAfter !== undefined);
  return isFound ? ['ad'] : [];
}
