import type { SmsCampaignsEnvironment } from '#functions/sms-campaigns/config.ts';
import { bindBucket, bindQueue, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { textModelBindings } from '#infra/constructs/provider-bindings/text-model-bindings.ts';
import { hourlyLimitVariables, pathStyle } from '#infra/stacks/stage.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<SmsCampaignsEnvironment> = ({ stage, data }) => {
  const { tables, queues, transfers, campaignLists, tokenSecret } = data;
  return {
    environment: {
      RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
      USERS_TABLE_NAME: bindTable(tables.users, 'get'),
      MODERATION_TABLE_NAME: bindTable(tables.moderation, 'readWrite'),
      SUBSCRIPTIONS_TABLE_NAME: bindTable(tables.subscriptions, 'get'),
      PLAN_USAGE_TABLE_NAME: bindTable(tables.planUsage, 'readWrite'),
      PLATFORM_RECORDS_TABLE_NAME: bindTable(tables.platformRecords, 'readWrite'),
      FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
      FEATURE_TOGGLES_TABLE_NAME: bindTable(tables.featureToggles, 'get'),
      AI_USAGE_TABLE_NAME: bindTable(tables.aiUsage, 'readWrite'),
      CAMPAIGNS_TABLE_NAME: bindTable(tables.campaigns, 'readWrite'),
      CAMPAIGN_REQUESTS_TABLE_NAME: bindTable(tables.campaignRequests, 'readWrite'),
      PROMO_CODES_TABLE_NAME: bindTable(tables.promoCodes, 'readWrite'),
      GUESTS_TABLE_NAME: bindTable(tables.guests, 'read'),
      REDEMPTION_COUNTS_TABLE_NAME: bindTable(tables.redemptionCounts, 'read'),
      SENDS_TABLE_NAME: bindTable(tables.sends, 'readWrite'),
      TEXTING_SETTINGS_TABLE_NAME: bindTable(tables.textingSettings, 'get'),
      PROFILES_TABLE_NAME: bindTable(tables.profiles, 'get'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'get'),
      WEBSITES_TABLE_NAME: bindTable(tables.websites, 'read'),
      RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
      TRANSFERS_BUCKET_NAME: bindBucket(transfers, 'uploads/*'),
      CAMPAIGN_LISTS_BUCKET_NAME: bindBucket(campaignLists),
      SMS_QUEUE_URL: bindQueue(queues.sms.queue),
      SMS_PROVIDER: stage.config.sms.provider,
      ...textModelBindings(data, stage.config.text),
      ...hourlyLimitVariables(stage),
      ...pathStyle(stage),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
    },
    // A list of 20,000 guests is read, looked up and decided within one request.
    memoryMegabytes: 1769,
  };
};
