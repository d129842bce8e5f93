import type { MenuOptimizerEnvironment } from '#functions/menu-optimizer/config.ts';
import { bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables } from '#infra/stacks/stage.ts';
import type { ApiFunction } from '../function-needs.ts';

export const apiFunction: ApiFunction<MenuOptimizerEnvironment> = ({
  stage,
  data: { tables, tokenSecret },
}) => ({
  environment: {
    MENU_SALES_TABLE_NAME: bindTable(tables.menuSales, 'readWrite'),
    PROFILES_TABLE_NAME: bindTable(tables.profiles, 'get'),
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'get'),
    USERS_TABLE_NAME: bindTable(tables.users, 'get'),
    RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
    RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
    ...hourlyLimitVariables(stage),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
