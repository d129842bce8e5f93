import type { FeaturesEnvironment } from '#functions/features/config.ts';
import { bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables } from '#infra/stacks/stage.ts';
import type { ApiFunction } from '../function-needs.ts';

export const apiFunction: ApiFunction<FeaturesEnvironment> = ({ stage, data: { tables, tokenSecret } }) => ({
  environment: {
    RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
    USERS_TABLE_NAME: bindTable(tables.users, 'get'),
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'get'),
    RESTAURANT_NAMES_TABLE_NAME: bindTable(tables.restaurantNames, 'read'),
    RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
    FEATURE_TOGGLES_TABLE_NAME: bindTable(tables.featureToggles, 'readWrite'),
    ...hourlyLimitVariables(stage),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
