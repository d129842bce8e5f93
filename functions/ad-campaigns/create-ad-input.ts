import type { adCampaignRoutes } from '#shared/contract/routes/ad-campaign-routes.ts';
import type { RouteInput } from '#shared/contract/routes/route.ts';

/** What a launch is asked with. */
export type CreateAdInput = RouteInput<typeof adCampaignRoutes.createFacebookAd>;
