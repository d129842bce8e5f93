import type { BusinessIntelligenceEnvironment } from '#functions/business-intelligence/config.ts';
import { bindQueue, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables } from '#infra/stacks/stage.ts';
import type { ApiFunction } from '../function-needs.ts';

export const apiFunction: ApiFunction<BusinessIntelligenceEnvironment> = ({
  stage,
  data: { tables, queues, tokenSecret },
}) => ({
  environment: {
    RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
    USERS_TABLE_NAME: bindTable(tables.users, 'get'),
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'read'),
    FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
    PLATFORM_RECORDS_TABLE_NAME: bindTable(tables.platformRecords, 'read'),
    RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
    EMAILS_QUEUE_URL: bindQueue(queues.emails.queue),
    ...hourlyLimitVariables(stage),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
