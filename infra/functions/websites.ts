import type { WebsitesEnvironment } from '#functions/websites/config.ts';
import { bindBucket, bindQueue, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { textModelBindings } from '#infra/constructs/provider-bindings/text-model-bindings.ts';
import { hourlyLimitVariables, pathStyle } from '#infra/stacks/stage.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<WebsitesEnvironment> = ({ stage, data, sites }) => {
  const { tables, queues, siteVersions, tokenSecret } = data;
  const { text } = stage.config;
  return {
    environment: {
      RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
      USERS_TABLE_NAME: bindTable(tables.users, 'read'),
      SUBSCRIPTIONS_TABLE_NAME: bindTable(tables.subscriptions, 'get'),
      ...textModelBindings(data, text),
      PLAN_USAGE_TABLE_NAME: bindTable(tables.planUsage, 'readWrite'),
      PLATFORM_RECORDS_TABLE_NAME: bindTable(tables.platformRecords, 'readWrite'),
      FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'readWrite'),
      FEATURE_TOGGLES_TABLE_NAME: bindTable(tables.featureToggles, 'get'),
      AI_USAGE_TABLE_NAME: bindTable(tables.aiUsage, 'readWrite'),
      WEBSITES_TABLE_NAME: bindTable(tables.websites, 'readWrite'),
      GENERATION_JOBS_TABLE_NAME: bindTable(tables.generationJobs, 'readWrite'),
      SITES_BUCKET_NAME: bindBucket(sites.bucket),
      SITE_VERSIONS_BUCKET_NAME: bindBucket(siteVersions),
      GENERATION_QUEUE_URL: bindQueue(queues.generation.queue),
      PROFILES_TABLE_NAME: bindTable(tables.profiles, 'readWrite'),
      RESTAURANT_NAMES_TABLE_NAME: bindTable(tables.restaurantNames, 'readWrite'),
      IMAGES_TABLE_NAME: bindTable(tables.images, 'get'),
      RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
      ...hourlyLimitVariables(stage),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
      ...pathStyle(stage),
    },
  };
};
