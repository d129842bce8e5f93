import type { ModerationEnvironment } from '#functions/moderation/config.ts';
import { bindQueue, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables } from '#infra/stacks/stage.ts';
import type { ApiFunction } from '../function-needs.ts';

export const apiFunction: ApiFunction<ModerationEnvironment> = ({
  stage,
  data: { tables, queues, tokenSecret },
}) => ({
  environment: {
    RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
    USERS_TABLE_NAME: bindTable(tables.users, 'get'),
    RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'read'),
    RESTAURANT_NAMES_TABLE_NAME: bindTable(tables.restaurantNames, 'read'),
    FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
    MODERATION_TABLE_NAME: bindTable(tables.moderation, 'readWrite', ['byStatus', 'byWord']),
    WITHDRAWALS_QUEUE_URL: bindQueue(queues.withdrawals.queue),
    ...hourlyLimitVariables(stage),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
