import { AdDelayed, AdRefused } from '#functions/ads/provider/ad-provider.ts';
import { runningAd } from '#functions/ads/refresh-ad.ts';
import { isLiveCampaign } from '#shared/ads/campaign-status.ts';
import type { DeleteAccountDependencies } from './dependencies.ts';

const READ_AT_ONCE = 100;

/**
 * Ends every ad that may still cost money. If Facebook can't end one because the account was disconnected, it ends
 * on its last day and doesn't block the deletion.
 */
export async function endAds(
  { campaigns, provider, log }: Pick<DeleteAccountDependencies, 'campaigns' | 'provider' | 'log'>,
  restaurantId: string,
): Promise<void> {
  let startAfter: string | undefined;
  do {
    const page = await campaigns.list(restaurantId, { limit: READ_AT_ONCE, startAfter });
    for (const campaign of page.campaigns) {
      if (campaign.campaign_type !== 'ad' || !isLiveCampaign(campaign.status)) continue;
      try {
        await provider.switchTo(runningAd(campaign), 'ended');
      } catch (error) {
        if (!(error instanceof AdRefused || error instanceof AdDelayed)) throw error;
        log.warning('an ad of a deleted account was not ended', { campaign_id: campaign.campaign_id, error });
      }
    }
    startAfter = page.lastId;
  } while (startAfter !== undefined);
}
