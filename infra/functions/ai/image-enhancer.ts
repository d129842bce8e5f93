import type { ImageEnhancerEnvironment } from '#functions/image-enhancer/config.ts';
import { bindBucket, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables, pathStyle } from '#infra/stacks/stage.ts';
import type { ApiFunction } from '../function-needs.ts';

export const apiFunction: ApiFunction<ImageEnhancerEnvironment> = ({ stage, data, sites }) => {
  const { tables, transfers, tokenSecret } = data;
  return {
    environment: {
      RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
      USERS_TABLE_NAME: bindTable(tables.users, 'get'),
      SUBSCRIPTIONS_TABLE_NAME: bindTable(tables.subscriptions, 'get'),
      PLAN_USAGE_TABLE_NAME: bindTable(tables.planUsage, 'readWrite'),
      PLATFORM_RECORDS_TABLE_NAME: bindTable(tables.platformRecords, 'readWrite'),
      FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'get'),
      FEATURE_TOGGLES_TABLE_NAME: bindTable(tables.featureToggles, 'get'),
      AI_USAGE_TABLE_NAME: bindTable(tables.aiUsage, 'readWrite'),
      ENHANCEMENTS_TABLE_NAME: bindTable(tables.enhancements, 'readWrite'),
      IMAGES_TABLE_NAME: bindTable(tables.images, 'readWrite'),
      MODERATION_TABLE_NAME: bindTable(tables.moderation, 'readWrite'),
      RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
      SITES_BUCKET_NAME: bindBucket(sites.bucket, 'images/*'),
      TRANSFERS_BUCKET_NAME: bindBucket(transfers, 'uploads/*'),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
      SITES_ORIGIN: sites.origin,
      ...hourlyLimitVariables(stage),
      ...pathStyle(stage),
    },
    usesSharp: true,
    // Decoding a photo of 50 megapixels takes memory, and Lambda gives processor time with it.
    memoryMegabytes: 1769,
  };
};
