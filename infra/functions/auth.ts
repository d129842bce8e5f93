import type { AuthEnvironment } from '#functions/auth/config.ts';
import { bindBucket, bindKey, bindQueue, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables, pathStyle } from '#infra/stacks/stage.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<AuthEnvironment> = ({
  stage,
  data: { tables, queues, tokenSecret, sealingKey },
  sites,
}) => ({
  environment: {
    LOGINS_TABLE_NAME: bindTable(tables.logins, 'readWrite'),
    RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
    USERS_TABLE_NAME: bindTable(tables.users, 'readWrite'),
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'readWrite'),
    RESTAURANT_NAMES_TABLE_NAME: bindTable(tables.restaurantNames, 'readWrite'),
    EMAIL_TOKENS_TABLE_NAME: bindTable(tables.emailTokens, 'readWrite'),
    RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
    WEBSITES_TABLE_NAME: bindTable(tables.websites, 'read'),
    SITES_BUCKET_NAME: bindBucket(sites.bucket),
    EMAILS_QUEUE_URL: bindQueue(queues.emails.queue),
    ACCOUNT_DELETIONS_QUEUE_URL: bindQueue(queues.accountDeletions.queue),
    ...hourlyLimitVariables(stage),
    ...pathStyle(stage),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
    SEALING_KEY_ARN: bindKey(sealingKey, 'both'),
    ADMIN_SECOND_FACTOR: stage.config.adminSecondFactor,
  },
});
