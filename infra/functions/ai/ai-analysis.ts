import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { AiAnalysisEnvironment } from '#functions/ai-analysis/config.ts';
import { bindBucket, bindFunction, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { textModelBindings } from '#infra/constructs/provider-bindings/text-model-bindings.ts';
import { hourlyLimitVariables, pathStyle } from '#infra/stacks/stage.ts';
import type { ApiFunction } from '../function-needs.ts';

export const apiFunction: ApiFunction<AiAnalysisEnvironment> = ({ stage, data, called, sites }) => {
  const { tables, siteVersions, tokenSecret } = data;
  const { places, text } = stage.config;
  return {
    environment: {
      RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
      USERS_TABLE_NAME: bindTable(tables.users, 'get'),
      SUBSCRIPTIONS_TABLE_NAME: bindTable(tables.subscriptions, 'get'),
      PLAN_USAGE_TABLE_NAME: bindTable(tables.planUsage, 'readWrite'),
      PLATFORM_RECORDS_TABLE_NAME: bindTable(tables.platformRecords, 'readWrite'),
      FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'get'),
      PROFILES_TABLE_NAME: bindTable(tables.profiles, 'get'),
      WEBSITES_TABLE_NAME: bindTable(tables.websites, 'read'),
      SITES_ORIGIN: sites.origin,
      GRADES_TABLE_NAME: bindTable(tables.grades, 'readWrite'),
      MENU_SALES_TABLE_NAME: bindTable(tables.menuSales, 'get'),
      FEATURE_TOGGLES_TABLE_NAME: bindTable(tables.featureToggles, 'get'),
      AI_USAGE_TABLE_NAME: bindTable(tables.aiUsage, 'readWrite'),
      MODERATION_TABLE_NAME: bindTable(tables.moderation, 'readWrite'),
      ...textModelBindings(data, text),
      RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
      SITE_VERSIONS_BUCKET_NAME: bindBucket(siteVersions, 'grades/*'),
      PAGE_FETCH_FUNCTION_NAME: bindFunction(called.pageFetch),
      ...(places !== undefined && {
        GOOGLE_PLACES_KEY_ARN: bindSecret(
          Secret.fromSecretCompleteArn(data, 'GooglePlacesKey', places.secretArn),
        ),
      }),
      ...hourlyLimitVariables(stage),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
      ...pathStyle(stage),
    },
  };
};
