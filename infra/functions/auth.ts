import type { AuthEnvironment } from '#functions/auth/config.ts';
import { bindQueue, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<AuthEnvironment> = ({ data: { tables, queues, tokenSecret } }) => ({
  environment: {
    LOGINS_TABLE_NAME: bindTable(tables.logins, 'readWrite'),
    RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
    USERS_TABLE_NAME: bindTable(tables.users, 'readWrite'),
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'readWrite'),
    RESTAURANT_NAMES_TABLE_NAME: bindTable(tables.restaurantNames, 'readWrite'),
    EMAIL_TOKENS_TABLE_NAME: bindTable(tables.emailTokens, 'readWrite'),
    RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
    EMAILS_QUEUE_URL: bindQueue(queues.emails.queue),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
