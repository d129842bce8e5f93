import { modelSettings } from '#functions/ai/models/model-settings.ts';
import { openAdAccounts } from '#functions/modules/ad-accounts/open-ad-accounts.ts';
import { openMeter } from '#functions/modules/ai-features/open-meter.ts';
import { openPlanDoor } from '#functions/modules/billing/plan-door.ts';
import { createReadPlacement } from '#functions/modules/campaigns/ad-placement.ts';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createPromoCodesRepository } from '#functions/modules/campaigns/promo-codes-repository.ts';
import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import { openInspect } from '#functions/modules/moderation/open-inspect.ts';
import { createOfferPages } from '#functions/modules/offer-pages/offer-pages.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { openDeferredUploads } from '#functions/modules/uploads/deferred-uploads.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createSlugsRepository } from '#functions/modules/websites/slugs-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { createAdProvider } from '#functions/platform/ads/create-ad-provider.ts';
import { createWriter } from '#functions/platform/ai/writer.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { adCampaignRoutes } from '#shared/contract/routes/ad-campaign-routes.ts';
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
      plans: openPlanDoor(config, client),
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
      // Only a launch with a photo needs the decoders; they would make every start slower.
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
