import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { openAdProvider } from '#functions/ads/open-ad-accounts.ts';
import { openAdPages } from '#functions/ads/open-ad-pages.ts';
import { createPromoCodesRepository } from '#functions/ads/promo-codes-repository.ts';
import { openEntitlementCheck } from '#functions/billing/plan-entitlements.ts';
import { openWriter } from '#functions/features/open-writer.ts';
import { createImagesRepository } from '#functions/images/images-repository.ts';
import { openDeferredUploads } from '#functions/images/uploads/deferred-uploads.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createRedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import { createSlugsRepository } from '#functions/websites/slugs/slugs-repository.ts';
import { adCampaignRoutes } from '#shared/ads/contract/ad-campaign-routes.ts';
import { adCampaignNeeds } from './needs.ts';
import { createAdCampaignOperations } from './operations.ts';

export const handler = httpFunction(
  adCampaignRoutes,
  adCampaignNeeds,
  ({ config, client, table, bucket, bucketSettings, clock, runtime }) =>
    createAdCampaignOperations({
      campaigns: createCampaignsRepository(table('campaigns')),
      images: createImagesRepository(table('images')),
      promoCodes: createPromoCodesRepository(table('promoCodes')),
      redemptionCounts: createRedemptionCountsRepository(table('redemptionCounts')),
      plans: openEntitlementCheck(config, client),
      uploads: openDeferredUploads(bucketSettings('transfers')),
      slugs: createSlugsRepository(table('slugs')),
      ...openAdPages({ config, table, sites: bucket('sites') }),
      // Loaded only for a launch with a photo, because the decoders slow down every start.
      makeAdPhotos: async (...photo) => (await import('./photo/make-ad-photos.ts')).makeAdPhotos(...photo),
      provider: openAdProvider(config, { client, clock }),
      ...openWriter(config, client),
      ...runtime,
    }),
);
