import type { DashboardEnvironment } from '#functions/dashboard/config.ts';
import { bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables } from '#infra/stacks/stage.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<DashboardEnvironment> = ({ stage, data: { tables, tokenSecret } }) => ({
  environment: {
    RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
    USERS_TABLE_NAME: bindTable(tables.users, 'read'),
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'read'),
    RESTAURANT_NAMES_TABLE_NAME: bindTable(tables.restaurantNames, 'read'),
    PROFILES_TABLE_NAME: bindTable(tables.profiles, 'read'),
    CHECKLISTS_TABLE_NAME: bindTable(tables.checklists, 'readWrite'),
    FEATURE_TOGGLES_TABLE_NAME: bindTable(tables.featureToggles, 'read'),
    CAMPAIGNS_TABLE_NAME: bindTable(tables.campaigns, 'read'),
    REDEMPTION_COUNTS_TABLE_NAME: bindTable(tables.redemptionCounts, 'read'),
    FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
    RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
    ...hourlyLimitVariables(stage),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
