import type { ImagesEnvironment } from '#functions/images/config.ts';
import { bindBucket, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables, pathStyle } from '#infra/stacks/stage.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<ImagesEnvironment> = ({ stage, data, sites }) => {
  const { tables, transfers, tokenSecret } = data;
  return {
    environment: {
      RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
      USERS_TABLE_NAME: bindTable(tables.users, 'get'),
      PROFILES_TABLE_NAME: bindTable(tables.profiles, 'readWrite'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'get'),
      IMAGES_TABLE_NAME: bindTable(tables.images, 'readWrite'),
      MODERATION_TABLE_NAME: bindTable(tables.moderation, 'readWrite'),
      RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
      WEBSITES_TABLE_NAME: bindTable(tables.websites, 'readWrite'),
      SITES_BUCKET_NAME: bindBucket(sites.bucket, 'images/*'),
      // A form for an upload is signed in this function's name, and can do no more than it.
      TRANSFERS_BUCKET_NAME: bindBucket(transfers, 'uploads/*'),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
      SITES_ORIGIN: sites.origin,
      ...hourlyLimitVariables(stage),
      ...pathStyle(stage),
    },
    usesSharp: true,
    // Decoding 16 megapixels takes memory, and Lambda gives processor time with it.
    memoryMegabytes: 1769,
  };
};
