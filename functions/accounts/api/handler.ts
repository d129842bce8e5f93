import { createEmailTokensRepository } from '#functions/accounts/email-tokens-repository.ts';
import { createLoginsRepository } from '#functions/accounts/logins-repository.ts';
import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createCustomersRepository } from '#functions/console/customers/customers-repository.ts';
import { createFeatureJobsRepository } from '#functions/features/feature-jobs-repository.ts';
import { createFeatureTogglesRepository } from '#functions/features/feature-toggles-repository.ts';
import { createPasswordHasher } from '#functions/platform/auth/password-hasher.ts';
import { openEncryptor } from '#functions/platform/encryption/open-encryptor.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { accountRoutes } from '#shared/accounts/contract/second-factor-routes.ts';
import { authNeeds } from './needs.ts';
import { openAuthParts } from './open-auth-parts.ts';
import { createAuthOperations } from './operations.ts';

export const handler = httpFunction(
  accountRoutes,
  authNeeds,
  ({ config, records, table, bucket, queue, clock, ids, tokenSecret, runtime }) =>
    createAuthOperations({
      ...openAuthParts(config, { table, records, secret: tokenSecret, clock, ids }),
      logins: createLoginsRepository(table('logins')),
      users: createUsersRepository(table('users')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      featureJobs: createFeatureJobsRepository(table('featureJobs')),
      toggles: createFeatureTogglesRepository(table('featureToggles')),
      restaurantNames: createRestaurantNamesRepository(table('restaurantNames')),
      customers: createCustomersRepository(table('customers')),
      emailTokens: createEmailTokensRepository(table('emailTokens')),
      emails: queue('emails'),
      accountDeletions: queue('accountDeletions'),
      websites: createWebsitesRepository(table('websites')),
      sites: bucket('sites'),
      passwords: createPasswordHasher(),
      encryptor: openEncryptor(config),
      ...runtime,
    }),
);
