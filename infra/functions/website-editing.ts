import type { WebsiteEditingEnvironment } from '#functions/website-editing/config.ts';
import { bindBucket, bindQueue, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables, pathStyle } from '#infra/stacks/stage.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<WebsiteEditingEnvironment> = ({ stage, data, sites }) => {
  const { tables, queues, siteVersions, transfers, tokenSecret } = data;
  return {
    environment: {
      RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
      USERS_TABLE_NAME: bindTable(tables.users, 'read'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'readWrite'),
      WEBSITES_TABLE_NAME: bindTable(tables.websites, 'readWrite'),
      GENERATION_JOBS_TABLE_NAME: bindTable(tables.generationJobs, 'readWrite'),
      CAMPAIGNS_TABLE_NAME: bindTable(tables.campaigns, 'read'),
      SLUGS_TABLE_NAME: bindTable(tables.slugs, 'readWrite'),
      PROFILES_TABLE_NAME: bindTable(tables.profiles, 'readWrite'),
      RESTAURANT_NAMES_TABLE_NAME: bindTable(tables.restaurantNames, 'readWrite'),
      IMAGES_TABLE_NAME: bindTable(tables.images, 'get'),
      SITES_BUCKET_NAME: bindBucket(sites.bucket),
      SITE_VERSIONS_BUCKET_NAME: bindBucket(siteVersions),
      TRANSFERS_BUCKET_NAME: bindBucket(transfers, 'downloads/*'),
      GENERATION_QUEUE_URL: bindQueue(queues.generation.queue),
      MODERATION_TABLE_NAME: bindTable(tables.moderation, 'readWrite'),
      RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
      ...hourlyLimitVariables(stage),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
      PUBLISH_NEEDS_VERIFIED_EMAIL: String(stage.config.publishNeedsVerifiedEmail),
      SITES_ORIGIN: sites.origin,
      ...pathStyle(stage),
    },
    // It draws the picture that social networks show of a site.
    usesSharp: true,
  };
};
