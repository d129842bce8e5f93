import type { ContentCreatorEnvironment } from '#functions/content-creator/config.ts';
import { bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { textModelBindings } from '#infra/constructs/provider-bindings/text-model-bindings.ts';
import { hourlyLimitVariables } from '#infra/stacks/stage.ts';
import type { ApiFunction } from '../function-needs.ts';

export const apiFunction: ApiFunction<ContentCreatorEnvironment> = ({ stage, data }) => {
  const { tables, tokenSecret } = data;
  const { text } = stage.config;
  return {
    environment: {
      RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
      USERS_TABLE_NAME: bindTable(tables.users, 'get'),
      SUBSCRIPTIONS_TABLE_NAME: bindTable(tables.subscriptions, 'get'),
      PLAN_USAGE_TABLE_NAME: bindTable(tables.planUsage, 'readWrite'),
      PLATFORM_RECORDS_TABLE_NAME: bindTable(tables.platformRecords, 'readWrite'),
      FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
      FEATURE_TOGGLES_TABLE_NAME: bindTable(tables.featureToggles, 'get'),
      AI_USAGE_TABLE_NAME: bindTable(tables.aiUsage, 'readWrite'),
      MODERATION_TABLE_NAME: bindTable(tables.moderation, 'readWrite'),
      CONTENT_PLANS_TABLE_NAME: bindTable(tables.contentPlans, 'readWrite'),
      WEBSITES_TABLE_NAME: bindTable(tables.websites, 'get'),
      PROFILES_TABLE_NAME: bindTable(tables.profiles, 'get'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'get'),
      IMAGES_TABLE_NAME: bindTable(tables.images, 'get'),
      ENHANCEMENTS_TABLE_NAME: bindTable(tables.enhancements, 'get'),
      RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
      ...textModelBindings(data, text),
      ...hourlyLimitVariables(stage),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
    },
  };
};
