import type { RestaurantProfileEnvironment } from '#functions/restaurant-profile/config.ts';
import { bindBucket, bindFunction, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { textModelBindings } from '#infra/constructs/provider-bindings/text-model-bindings.ts';
import { hourlyLimitVariables, pathStyle } from '#infra/stacks/stage.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<RestaurantProfileEnvironment> = ({ stage, data, called, sites }) => {
  const { tables, siteVersions, tokenSecret } = data;
  const { text } = stage.config;
  return {
    environment: {
      RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
      USERS_TABLE_NAME: bindTable(tables.users, 'read'),
      SUBSCRIPTIONS_TABLE_NAME: bindTable(tables.subscriptions, 'get'),
      PLAN_USAGE_TABLE_NAME: bindTable(tables.planUsage, 'readWrite'),
      PLATFORM_RECORDS_TABLE_NAME: bindTable(tables.platformRecords, 'readWrite'),
      FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
      FEATURE_TOGGLES_TABLE_NAME: bindTable(tables.featureToggles, 'get'),
      AI_USAGE_TABLE_NAME: bindTable(tables.aiUsage, 'readWrite'),
      PROFILES_TABLE_NAME: bindTable(tables.profiles, 'readWrite'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'readWrite'),
      RESTAURANT_NAMES_TABLE_NAME: bindTable(tables.restaurantNames, 'readWrite'),
      WEBSITES_TABLE_NAME: bindTable(tables.websites, 'read'),
      CAMPAIGNS_TABLE_NAME: bindTable(tables.campaigns, 'read'),
      SITES_BUCKET_NAME: bindBucket(sites.bucket, '*/offer/*'),
      SITES_ORIGIN: sites.origin,
      SITE_VERSIONS_BUCKET_NAME: bindBucket(siteVersions),
      IMAGES_TABLE_NAME: bindTable(tables.images, 'get'),
      RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
      PAGE_FETCH_FUNCTION_NAME: bindFunction(called.pageFetch),
      ...textModelBindings(data, text),
      ...hourlyLimitVariables(stage),
      ...pathStyle(stage),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
    },
  };
};
