import type { AdCampaign } from '#functions/ads/campaign-row.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { adCampaignRoutes } from '#shared/ads/contract/ad-campaign-routes.ts';
import { adAnswers } from './ad-answer.ts';
import type { AdCampaignDependencies } from './dependencies.ts';

/**
 * Lists the ads among the newest campaigns. A page may hold fewer than requested, or none, and still have a next
 * page.
 */
export function createListFacebookAds(
  dependencies: AdCampaignDependencies,
): Operation<typeof adCampaignRoutes.listFacebookAds> {
  return async ({ query }, { restaurantId }) => {
    const { limit, cursor } = query;
    const page = await dependencies.campaigns.list(restaurantId, { limit, startAfter: cursor });
    const ads = page.campaigns.filter((each): each is AdCampaign => each.campaign_type === 'ad');
    return {
      data: {
        campaigns: await adAnswers(dependencies, restaurantId, ads),
        ...(page.lastId !== undefined && { next_cursor: page.lastId }),
      },
    };
  };
}
