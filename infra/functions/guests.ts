import type { GuestsEnvironment } from '#functions/guests/config.ts';
import { bindQueue, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables } from '#infra/stacks/stage.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<GuestsEnvironment> = ({
  stage,
  data: { tables, queues, tokenSecret },
}) => ({
  environment: {
    RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
    USERS_TABLE_NAME: bindTable(tables.users, 'get'),
    GUESTS_TABLE_NAME: bindTable(tables.guests, 'readWriteMany'),
    REDEMPTION_COUNTS_TABLE_NAME: bindTable(tables.redemptionCounts, 'readWrite'),
    SMS_QUEUE_URL: bindQueue(queues.sms.queue),
    TEXTING_SETTINGS_TABLE_NAME: bindTable(tables.textingSettings, 'readWrite'),
    PROFILES_TABLE_NAME: bindTable(tables.profiles, 'get'),
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'get'),
    RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
    ...hourlyLimitVariables(stage),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
