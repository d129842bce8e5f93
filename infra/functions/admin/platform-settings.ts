import type { PlatformSettingsEnvironment } from '#functions/platform-settings/config.ts';
import { bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { textModelBindings } from '#infra/constructs/provider-bindings/text-model-bindings.ts';
import { hourlyLimitVariables } from '#infra/stacks/stage.ts';
import type { StageConfig } from '#infra/stages.ts';
import type { ApiFunction } from '../function-needs.ts';

/** Names of providers alone: it sends nothing, and may ask no provider but the model, which administrators try. */
export const apiFunction: ApiFunction<PlatformSettingsEnvironment> = ({ stage, data }) => {
  const { tables, tokenSecret } = data;
  const { text, email, sms, ads, places }: StageConfig = stage.config;
  return {
    environment: {
      RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
      USERS_TABLE_NAME: bindTable(tables.users, 'get'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'read'),
      RESTAURANT_NAMES_TABLE_NAME: bindTable(tables.restaurantNames, 'read'),
      FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
      PLATFORM_RECORDS_TABLE_NAME: bindTable(tables.platformRecords, 'readWrite'),
      SENDER_NUMBERS_TABLE_NAME: bindTable(tables.senderNumbers, 'read', ['byKind']),
      RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
      ...textModelBindings(data, text),
      AI_USAGE_TABLE_NAME: bindTable(tables.aiUsage, 'readWrite'),
      EMAIL_PROVIDER: email.provider,
      EMAIL_SENDER: email.sender,
      SMS_PROVIDER: sms.provider,
      HAS_SMS_NUMBERS: String(sms.hasNumbers),
      ADS_PROVIDER: ads.provider,
      HAS_ADS_APP: String(ads.app !== undefined),
      HAS_PLACES: String(places !== undefined),
      ...hourlyLimitVariables(stage),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
    },
  };
};
