import type { AdCampaign } from '#functions/ads/campaign-row.ts';
import { refreshAd } from '#functions/ads/refresh-ad.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { isLiveCampaign } from '#shared/ads/campaign-status.ts';
import type { adCampaignRoutes } from '#shared/ads/contract/ad-campaign-routes.ts';
import { adAnswer } from './ad-answer.ts';
import type { AdCampaignDependencies } from './dependencies.ts';
import { getAd } from './get-ad.ts';

/** Owners wait for an ad in review, so its status must be fresher than that of a running one. */
const FRESH_SECONDS = { waiting: 10, running: 15 * 60 };

/** Returns the ad after refreshing old results. */
export function createGetFacebookAdStatus(
  dependencies: AdCampaignDependencies,
): Operation<typeof adCampaignRoutes.getFacebookAdStatus> {
  return async ({ params }, { restaurantId }) => {
    const ad = await getAd(dependencies, { restaurantId, campaignId: params.id });
    const now = dependencies.clock.now();
    const shown = isOld(ad, now) ? await refreshAd(dependencies, ad) : ad;
    return { data: await adAnswer(dependencies, shown) };
  };
}

function isOld(ad: AdCampaign, now: Date): boolean {
  if (!isLiveCampaign(ad.status)) return false;
  const isWaiting = ad.status === 'pending' || ad.status === 'in_review';
  const seconds = isWaiting ? FRESH_SECONDS.waiting : FRESH_SECONDS.running;
  const knownAt = Date.parse(ad.results_at ?? ad.created_at);
  return now.getTime() >= Date.parse(ad.ends_at) || now.getTime() - knownAt >= seconds * 1000;
}
