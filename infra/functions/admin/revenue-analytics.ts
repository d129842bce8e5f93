import type { RevenueAnalyticsEnvironment } from '#functions/revenue-analytics/config.ts';
import { bindSecret, bindTable } from '#infra/constructs/binding.ts';
import type { ApiFunction } from '../function-needs.ts';

export const apiFunction: ApiFunction<RevenueAnalyticsEnvironment> = ({ data: { tables, tokenSecret } }) => ({
  environment: {
    USERS_TABLE_NAME: bindTable(tables.users, 'get'),
    FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
    SUBSCRIPTIONS_TABLE_NAME: bindTable(tables.subscriptions, 'read', ['byKind']),
    PLAN_USAGE_TABLE_NAME: bindTable(tables.planUsage, 'read'),
    PLATFORM_RECORDS_TABLE_NAME: bindTable(tables.platformRecords, 'read'),
    CAMPAIGNS_TABLE_NAME: bindTable(tables.campaigns, 'read'),
    REDEMPTION_COUNTS_TABLE_NAME: bindTable(tables.redemptionCounts, 'read'),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
