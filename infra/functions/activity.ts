import type { ActivityEnvironment } from '#functions/activity/config.ts';
import { bindSecret, bindTable } from '#infra/constructs/binding.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<ActivityEnvironment> = ({ data: { tables, tokenSecret } }) => ({
  environment: {
    RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'readAppend', ['byTime']),
    USERS_TABLE_NAME: bindTable(tables.users, 'read'),
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'read'),
    PROFILES_TABLE_NAME: bindTable(tables.profiles, 'get'),
    CHECKLISTS_TABLE_NAME: bindTable(tables.checklists, 'get'),
    REDEMPTIONS_TABLE_NAME: bindTable(tables.redemptions, 'get'),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
