import type { TextingSettingsEnvironment } from '#functions/texting-settings/config.ts';
import { bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables } from '#infra/stacks/stage.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<TextingSettingsEnvironment> = ({
  stage,
  data: { tables, tokenSecret },
}) => ({
  environment: {
    USERS_TABLE_NAME: bindTable(tables.users, 'get'),
    TEXTING_SETTINGS_TABLE_NAME: bindTable(tables.textingSettings, 'readWrite'),
    PROFILES_TABLE_NAME: bindTable(tables.profiles, 'get'),
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'get'),
    RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
    RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
    ...hourlyLimitVariables(stage),
    SMS_PROVIDER: stage.config.sms.provider,
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
