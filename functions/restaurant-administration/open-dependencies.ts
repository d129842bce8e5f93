import { createLoginsRepository } from '#functions/modules/logins/logins-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import type { RestaurantAdministrationConfig } from './config.ts';
import type { RestaurantAdministrationDependencies } from './dependencies.ts';

/** The real ones, as the function's environment names them. */
export function openDependencies(config: RestaurantAdministrationConfig, client: DynamoClient) {
  const on = (tableName: string) => ({ client, tableName });
  return {
    logins: createLoginsRepository(on(config.LOGINS_TABLE_NAME)),
    users: createUsersRepository(on(config.USERS_TABLE_NAME)),
    restaurants: createRestaurantsRepository(on(config.RESTAURANTS_TABLE_NAME)),
    websites: createWebsitesRepository(on(config.WEBSITES_TABLE_NAME)),
    sites: openDeferredBucket({
      bucketName: config.SITES_BUCKET_NAME,
      forcePathStyle: config.S3_FORCE_PATH_STYLE,
    }),
    accountDeletions: openDeferredQueue(config.ACCOUNT_DELETIONS_QUEUE_URL),
    clock,
  } satisfies RestaurantAdministrationDependencies;
}
