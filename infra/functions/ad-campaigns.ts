import type { AdCampaignsEnvironment } from '#functions/ad-campaigns/config.ts';
import { bindBucket, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { adAccountBindings } from '#infra/constructs/provider-bindings/ad-account-bindings.ts';
import { textModelBindings } from '#infra/constructs/provider-bindings/text-model-bindings.ts';
import { hourlyLimitVariables, pathStyle } from '#infra/stacks/stage.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<AdCampaignsEnvironment> = ({ stage, data, sites }) => {
  const { tables, transfers, tokenSecret } = data;
  const { text, ads } = stage.config;
  return {
    environment: {
      RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
      USERS_TABLE_NAME: bindTable(tables.users, 'get'),
      SUBSCRIPTIONS_TABLE_NAME: bindTable(tables.subscriptions, 'get'),
      PLAN_USAGE_TABLE_NAME: bindTable(tables.planUsage, 'readWrite'),
      PLATFORM_RECORDS_TABLE_NAME: bindTable(tables.platformRecords, 'readWrite'),
      FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
      FEATURE_TOGGLES_TABLE_NAME: bindTable(tables.featureToggles, 'get'),
      AI_USAGE_TABLE_NAME: bindTable(tables.aiUsage, 'readWrite'),
      MODERATION_TABLE_NAME: bindTable(tables.moderation, 'readWrite'),
      CAMPAIGNS_TABLE_NAME: bindTable(tables.campaigns, 'readWrite'),
      PROMO_CODES_TABLE_NAME: bindTable(tables.promoCodes, 'readWrite'),
      REDEMPTION_COUNTS_TABLE_NAME: bindTable(tables.redemptionCounts, 'read'),
      IMAGES_TABLE_NAME: bindTable(tables.images, 'get'),
      PROFILES_TABLE_NAME: bindTable(tables.profiles, 'get'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'readWrite'),
      WEBSITES_TABLE_NAME: bindTable(tables.websites, 'read'),
      RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
      SLUGS_TABLE_NAME: bindTable(tables.slugs, 'readWrite'),
      SITES_BUCKET_NAME: bindBucket(sites.bucket),
      PUBLISH_NEEDS_VERIFIED_EMAIL: String(stage.config.publishNeedsVerifiedEmail),
      TRANSFERS_BUCKET_NAME: bindBucket(transfers, 'uploads/*'),
      SITES_ORIGIN: sites.origin,
      ADS_PROVIDER: ads.provider,
      ...adAccountBindings({ stage, data }),
      ...textModelBindings(data, text),
      ...hourlyLimitVariables(stage),
      ...pathStyle(stage),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
    },
    usesSharp: true,
    // Decoding a photo of 50 megapixels takes memory, and Lambda gives processor time with it.
    memoryMegabytes: 1769,
  };
};
