import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { adCampaignRoutes } from '#shared/ads/contract/ad-campaign-routes.ts';
import { createCreateFacebookAd } from './create-facebook-ad.ts';
import type { AdCampaignDependencies } from './dependencies.ts';
import { createGetFacebookAdStatus } from './get-facebook-ad-status.ts';
import { createListFacebookAds } from './list-facebook-ads.ts';
import { createPreviewFacebookAd } from './preview-facebook-ad.ts';
import { createSwitchFacebookAd } from './switch-facebook-ad.ts';

/** Operations of owners on their Facebook ads. */
export function createAdCampaignOperations(
  dependencies: AdCampaignDependencies,
): Operations<typeof adCampaignRoutes> {
  return {
    previewFacebookAd: createPreviewFacebookAd(dependencies),
    createFacebookAd: createCreateFacebookAd(dependencies),
    listFacebookAds: createListFacebookAds(dependencies),
    getFacebookAdStatus: createGetFacebookAdStatus(dependencies),
    pauseFacebookAd: createSwitchFacebookAd(dependencies, 'paused'),
    resumeFacebookAd: createSwitchFacebookAd(dependencies, 'resumed'),
    endFacebookAd: createSwitchFacebookAd(dependencies, 'ended'),
  };
}
