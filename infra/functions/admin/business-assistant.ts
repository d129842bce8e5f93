import type { BusinessAssistantEnvironment } from '#functions/business-assistant/config.ts';
import { bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { textModelBindings } from '#infra/constructs/provider-bindings/text-model-bindings.ts';
import { hourlyLimitVariables } from '#infra/stacks/stage.ts';
import type { ApiFunction } from '../function-needs.ts';

export const apiFunction: ApiFunction<BusinessAssistantEnvironment> = ({ stage, data }) => {
  const { tables, tokenSecret } = data;
  const { text } = stage.config;
  return {
    environment: {
      USERS_TABLE_NAME: bindTable(tables.users, 'get'),
      FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'read'),
      RESTAURANT_NAMES_TABLE_NAME: bindTable(tables.restaurantNames, 'read'),
      SUBSCRIPTIONS_TABLE_NAME: bindTable(tables.subscriptions, 'read', ['byKind']),
      INVOICES_TABLE_NAME: bindTable(tables.invoices, 'read', ['byStatus']),
      AI_USAGE_TABLE_NAME: bindTable(tables.aiUsage, 'readWrite'),
      PLAN_USAGE_TABLE_NAME: bindTable(tables.planUsage, 'read'),
      PLATFORM_RECORDS_TABLE_NAME: bindTable(tables.platformRecords, 'readWrite'),
      RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
      ...textModelBindings(data, text),
      ...hourlyLimitVariables(stage),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
    },
  };
};
