import type { FeaturesEnvironment } from '#functions/features/config.ts';
import { bindQueue, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables } from '#infra/stacks/stage.ts';
import type { ApiFunction } from '../function-needs.ts';

export const apiFunction: ApiFunction<FeaturesEnvironment> = ({
  stage,
  data: { tables, queues, tokenSecret },
}) => ({
  environment: {
    RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
    USERS_TABLE_NAME: bindTable(tables.users, 'get'),
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'get'),
    RESTAURANT_NAMES_TABLE_NAME: bindTable(tables.restaurantNames, 'read'),
    RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
    FEATURE_TOGGLES_TABLE_NAME: bindTable(tables.featureToggles, 'readWrite'),
    FEATURE_JOBS_TABLE_NAME: bindTable(tables.featureJobs, 'readWrite'),
    AI_USAGE_TABLE_NAME: bindTable(tables.aiUsage, 'get'),
    FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
    FEATURE_CHANGES_QUEUE_URL: bindQueue(queues.featureChanges.queue),
    ...hourlyLimitVariables(stage),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
