import { createEmailTokensRepository } from '#functions/modules/email-tokens/email-tokens-repository.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { createPasswordHasher } from '#functions/platform/auth/password-hasher.ts';
import { createTokens } from '#functions/platform/auth/token.ts';
import { loadTokenSecret } from '#functions/platform/auth/token-secret.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createRateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import { createLog } from '#functions/platform/log.ts';
import { openSealer } from '#functions/platform/sealing/open-sealer.ts';
import { createLoginsRepository } from '../modules/logins/logins-repository.ts';
import type { AuthConfig } from './config.ts';
import type { AuthDependencies } from './dependencies.ts';
import { createKnownClients } from './known-clients.ts';
import { authLimits } from './limits.ts';
import { createChallenges } from './second-factor/challenges.ts';

/** The real ones, as the function's environment names them. */
export function openDependencies(config: AuthConfig): AuthDependencies {
  const client = createDynamoClient();
  const secret = loadTokenSecret(config);
  const ids = createIdSource(clock);
  return {
    logins: createLoginsRepository({ client, tableName: config.LOGINS_TABLE_NAME }),
    users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    restaurantNames: createRestaurantNamesRepository({
      client,
      tableName: config.RESTAURANT_NAMES_TABLE_NAME,
    }),
    emailTokens: createEmailTokensRepository({ client, tableName: config.EMAIL_TOKENS_TABLE_NAME }),
    emails: openDeferredQueue(config.EMAILS_QUEUE_URL),
    accountDeletions: openDeferredQueue(config.ACCOUNT_DELETIONS_QUEUE_URL),
    websites: createWebsitesRepository({ client, tableName: config.WEBSITES_TABLE_NAME }),
    sites: openDeferredBucket({
      bucketName: config.SITES_BUCKET_NAME,
      forcePathStyle: config.S3_FORCE_PATH_STYLE,
    }),
    passwords: createPasswordHasher(),
    tokens: createTokens({ secret, clock }),
    knownClients: createKnownClients({ secret, clock, ids }),
    sealer: openSealer(config),
    challenges: createChallenges({ secret, clock, ids }),
    needsSecondFactor: config.ADMIN_SECOND_FACTOR === 'required',
    rateLimiter: createRateLimiter({ client, tableName: config.RATE_LIMITS_TABLE_NAME, clock }),
    limits: authLimits(config),
    log: createLog(config.SERVICE_NAME),
    clock,
    ids,
  };
}
