import type { ChecklistsEnvironment } from '#functions/checklists/config.ts';
import { bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables } from '#infra/stacks/stage.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<ChecklistsEnvironment> = ({
  stage,
  data: { tables, tokenSecret },
}) => ({
  environment: {
    RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
    CHECKLISTS_TABLE_NAME: bindTable(tables.checklists, 'readWrite'),
    PROFILES_TABLE_NAME: bindTable(tables.profiles, 'read'),
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'read'),
    WEBSITES_TABLE_NAME: bindTable(tables.websites, 'read'),
    IMAGES_TABLE_NAME: bindTable(tables.images, 'read'),
    REDEMPTION_COUNTS_TABLE_NAME: bindTable(tables.redemptionCounts, 'get'),
    CAMPAIGNS_TABLE_NAME: bindTable(tables.campaigns, 'read'),
    USERS_TABLE_NAME: bindTable(tables.users, 'read'),
    RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
    ...hourlyLimitVariables(stage),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
