import type { adCampaignRoutes } from '#shared/ads/contract/ad-campaign-routes.ts';
import type { RouteInput } from '#shared/contract/route.ts';

/** The input of a launch. */
export type CreateAdInput = RouteInput<typeof adCampaignRoutes.createFacebookAd>;
