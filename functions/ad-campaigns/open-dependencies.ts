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
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import type { readAdCampaignsConfig } from './config.ts';
import type { AdCampaignDependencies } from './dependencies.ts';

/** The real ones, as the function's environment names them. */
export function openDependencies(
  config: ReturnType<typeof readAdCampaignsConfig>,
  client: DynamoClient,
): AdCampaignDependencies {
  const forcePathStyle = config.S3_FORCE_PATH_STYLE;
  const profiles = createProfilesRepository({ client, tableName: config.PROFILES_TABLE_NAME });
  const restaurants = createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME });
  const websites = createWebsitesRepository({ client, tableName: config.WEBSITES_TABLE_NAME });
  const sites = openDeferredBucket({ bucketName: config.SITES_BUCKET_NAME, forcePathStyle });
  const inTransfers = { bucketName: config.TRANSFERS_BUCKET_NAME, forcePathStyle, publicEndpoint: undefined };
  return {
    campaigns: createCampaignsRepository({ client, tableName: config.CAMPAIGNS_TABLE_NAME }),
    images: createImagesRepository({ client, tableName: config.IMAGES_TABLE_NAME }),
    promoCodes: createPromoCodesRepository({ client, tableName: config.PROMO_CODES_TABLE_NAME }),
    redemptionCounts: createRedemptionCountsRepository({
      client,
      tableName: config.REDEMPTION_COUNTS_TABLE_NAME,
    }),
    profiles,
    restaurants,
    readPlacement: createReadPlacement({ profiles, restaurants, websites }),
    plans: openPlanDoor(config, client),
    uploads: openDeferredUploads(inTransfers),
    slugs: createSlugsRepository({ client, tableName: config.SLUGS_TABLE_NAME }),
    sites,
    offerPages: createOfferPages({
      profiles,
      restaurants,
      websites,
      users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
      sites,
      sitesOrigin: config.SITES_ORIGIN,
      publishNeedsVerifiedEmail: config.PUBLISH_NEEDS_VERIFIED_EMAIL,
    }),
    // Only a launch with a photo needs the decoders; they would make every start slower.
    makeAdPhotos: async (...photo) => (await import('./photo/make-ad-photos.ts')).makeAdPhotos(...photo),
    sitesOrigin: config.SITES_ORIGIN,
    provider: createAdProvider(config, {
      accounts: openAdAccounts(config, { client, clock: systemClock }),
      clock: systemClock,
    }),
    writer: createWriter(modelSettings(config), {
      meter: openMeter(config, client),
      inspect: openInspect(config, client),
    }),
    inspect: openInspect(config, client),
    moderation: createModerationRepository({ client, tableName: config.MODERATION_TABLE_NAME }),
    clock: systemClock,
    ids: createIdSource(systemClock),
  };
}
