import type { RedemptionsEnvironment } from '#functions/redemptions/config.ts';
import { bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables } from '#infra/stacks/stage.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<RedemptionsEnvironment> = ({ stage, data }) => {
  const { tables, tokenSecret } = data;
  return {
    environment: {
      RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
      USERS_TABLE_NAME: bindTable(tables.users, 'read'),
      CAMPAIGNS_TABLE_NAME: bindTable(tables.campaigns, 'read'),
      PROMO_CODES_TABLE_NAME: bindTable(tables.promoCodes, 'readWrite'),
      SENDS_TABLE_NAME: bindTable(tables.sends, 'readWrite'),
      REDEMPTIONS_TABLE_NAME: bindTable(tables.redemptions, 'readWrite'),
      REDEMPTION_COUNTS_TABLE_NAME: bindTable(tables.redemptionCounts, 'readWrite'),
      TILL_LINKS_TABLE_NAME: bindTable(tables.tillLinks, 'readWrite'),
      RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
      ...hourlyLimitVariables(stage),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
    },
  };
};
