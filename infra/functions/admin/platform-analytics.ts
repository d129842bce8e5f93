import type { PlatformAnalyticsEnvironment } from '#functions/platform-analytics/config.ts';
import { bindSecret, bindTable } from '#infra/constructs/binding.ts';
import type { ApiFunction } from '../function-needs.ts';

export const apiFunction: ApiFunction<PlatformAnalyticsEnvironment> = ({
  data: { tables, tokenSecret },
}) => ({
  environment: {
    USERS_TABLE_NAME: bindTable(tables.users, 'get'),
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'get'),
    AI_USAGE_TABLE_NAME: bindTable(tables.aiUsage, 'read', ['byActive']),
    FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
