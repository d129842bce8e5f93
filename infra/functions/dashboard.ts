import type { DashboardEnvironment } from '#functions/dashboard/config.ts';
import { bindSecret, bindTable } from '#infra/constructs/binding.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<DashboardEnvironment> = ({ data: { tables, tokenSecret } }) => ({
  environment: {
    USERS_TABLE_NAME: bindTable(tables.users, 'read'),
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'read'),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
