import type { adCampaignRoutes } from '#shared/ads/contract/ad-campaign-routes.ts';
import type { RouteInput } from '#shared/contract/route.ts';

/** What a launch is asked with. */
export type CreateAdInput = RouteInput<typeof adCampaignRoutes.createFacebookAd>;
