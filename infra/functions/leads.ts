import type { LeadsEnvironment } from '#functions/leads/config.ts';
import { bindSecret, bindTable } from '#infra/constructs/binding.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<LeadsEnvironment> = ({ data: { tables, tokenSecret } }) => ({
  environment: {
    USERS_TABLE_NAME: bindTable(tables.users, 'get'),
    LEADS_TABLE_NAME: bindTable(tables.leads, 'readAppend'),
    RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
