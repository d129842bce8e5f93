import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createReadPlacement } from '#functions/ads/ad-placement.ts';
import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { createOfferPages } from '#functions/ads/offer-pages.ts';
import { openAdAccounts } from '#functions/ads/open-ad-accounts.ts';
import { createPromoCodesRepository } from '#functions/ads/promo-codes-repository.ts';
import { createAdProvider } from '#functions/ads/provider/create-ad-provider.ts';
import { modelSettings } from '#functions/ai/models/model-settings.ts';
import { createWriter } from '#functions/ai/writer.ts';
import { openEntitlementCheck } from '#functions/billing/plan-entitlements.ts';
import { openMeter } from '#functions/features/open-meter.ts';
import { createImagesRepository } from '#functions/images/images-repository.ts';
import { openDeferredUploads } from '#functions/images/uploads/deferred-uploads.ts';
import { createModerationRepository } from '#functions/moderation/moderation-repository.ts';
import { openInspect } from '#functions/moderation/open-inspect.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createProfilesRepository } from '#functions/profile/profiles-repository.ts';
import { createRedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createSlugsRepository } from '#functions/websites/slugs/slugs-repository.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { adCampaignRoutes } from '#shared/ads/contract/ad-campaign-routes.ts';
import { adCampaignNeeds } from './needs.ts';
import { createAdCampaignOperations } from './operations.ts';

export const handler = httpFunction(
  adCampaignRoutes,
  adCampaignNeeds,
  ({ config, client, table, bucket, clock, ids }) => {
    const profiles = createProfilesRepository(table('profiles'));
    const restaurants = createRestaurantsRepository(table('restaurants'));
    const websites = createWebsitesRepository(table('websites'));
    const sites = openDeferredBucket(bucket('sites'));
    return createAdCampaignOperations({
      campaigns: createCampaignsRepository(table('campaigns')),
      images: createImagesRepository(table('images')),
      promoCodes: createPromoCodesRepository(table('promoCodes')),
      redemptionCounts: createRedemptionCountsRepository(table('redemptionCounts')),
      profiles,
      restaurants,
      readPlacement: createReadPlacement({ profiles, restaurants, websites }),
      plans: openEntitlementCheck(config, client),
      uploads: openDeferredUploads(bucket('transfers')),
      slugs: createSlugsRepository(table('slugs')),
      sites,
      offerPages: createOfferPages({
        profiles,
        restaurants,
        websites,
        users: createUsersRepository(table('users')),
        sites,
        sitesOrigin: config.SITES_ORIGIN,
        publishNeedsVerifiedEmail: config.PUBLISH_NEEDS_VERIFIED_EMAIL,
      }),
      // Loaded only for a launch with a photo, because the decoders slow down every start.
      makeAdPhotos: async (...photo) => (await import('./photo/make-ad-photos.ts')).makeAdPhotos(...photo),
      sitesOrigin: config.SITES_ORIGIN,
      provider: createAdProvider(config, {
        accounts: openAdAccounts(config, { client, clock }),
        clock,
      }),
      writer: createWriter(modelSettings(config), {
        meter: openMeter(config, client),
        inspect: openInspect(config, client),
      }),
      inspect: openInspect(config, client),
      moderation: createModerationRepository(table('moderation')),
      clock,
      ids,
    });
  },
);
