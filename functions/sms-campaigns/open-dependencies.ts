import { modelSettings } from '#functions/ai/models/model-settings.ts';
import { openMeter } from '#functions/modules/ai-features/open-meter.ts';
import { openPlanDoor } from '#functions/modules/billing/plan-door.ts';
import { createPlanUsageRepository } from '#functions/modules/billing/plan-usage-repository.ts';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createPromoCodesRepository } from '#functions/modules/campaigns/promo-codes-repository.ts';
import { openTrialRecords } from '#functions/modules/campaigns/trial-records.ts';
import { createGuestsRepository } from '#functions/modules/guests/guests-repository.ts';
import { createIdempotencyKeysRepository } from '#functions/modules/idempotency/idempotency-keys-repository.ts';
import { createModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import { openInspect } from '#functions/modules/moderation/open-inspect.ts';
import { openSpendingRules } from '#functions/modules/platform-costs/spending-rules.ts';
import { openPlatformRecords } from '#functions/modules/platform-records/open-platform-records.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createSendsRepository } from '#functions/modules/sends/sends-repository.ts';
import { createTextingSettingsRepository } from '#functions/modules/texting-settings/texting-settings-repository.ts';
import { openDeferredUploads } from '#functions/modules/uploads/deferred-uploads.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { createWriter } from '#functions/platform/ai/writer.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createSmsProvider, keepsQuietHours } from '#functions/platform/sms/create-sms-provider.ts';
import type { readSmsCampaignsConfig } from './config.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';

/** The real ones, as the function's environment names them. */
export function openDependencies(
  config: ReturnType<typeof readSmsCampaignsConfig>,
  client: DynamoClient,
): SmsCampaignDependencies {
  const forcePathStyle = config.S3_FORCE_PATH_STYLE;
  const inTransfers = { bucketName: config.TRANSFERS_BUCKET_NAME, forcePathStyle, publicEndpoint: undefined };
  const textingSettings = createTextingSettingsRepository({
    client,
    tableName: config.TEXTING_SETTINGS_TABLE_NAME,
  });
  const rules = openSpendingRules(config, client);
  const text = modelSettings(config);
  const inspect = openInspect(config, client);
  return {
    campaigns: createCampaignsRepository({ client, tableName: config.CAMPAIGNS_TABLE_NAME }),
    trials: openTrialRecords(openPlatformRecords(config, client)),
    idempotencyKeys: createIdempotencyKeysRepository({
      client,
      tableName: config.CAMPAIGN_REQUESTS_TABLE_NAME,
    }),
    promoCodes: createPromoCodesRepository({ client, tableName: config.PROMO_CODES_TABLE_NAME }),
    guests: createGuestsRepository({ client, tableName: config.GUESTS_TABLE_NAME }),
    counters: createRedemptionCountsRepository({
      client,
      tableName: config.REDEMPTION_COUNTS_TABLE_NAME,
    }),
    sends: createSendsRepository({ client, tableName: config.SENDS_TABLE_NAME }),
    profiles: createProfilesRepository({ client, tableName: config.PROFILES_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    plans: openPlanDoor(config, client, rules),
    planUsage: createPlanUsageRepository({ client, tableName: config.PLAN_USAGE_TABLE_NAME }),
    websites: createWebsitesRepository({ client, tableName: config.WEBSITES_TABLE_NAME }),
    rules,
    textingSettings,
    uploads: openDeferredUploads(inTransfers),
    lists: openDeferredBucket({ bucketName: config.CAMPAIGN_LISTS_BUCKET_NAME, forcePathStyle }),
    smsQueue: openDeferredQueue(config.SMS_QUEUE_URL),
    provider: createSmsProvider(config, {
      clock: systemClock,
      findSender: textingSettings.findSender,
    }),
    writer: createWriter(text, { meter: openMeter(config, client), inspect }),
    hasTextModel: text.provider !== 'built-in',
    inspect,
    moderation: createModerationRepository({ client, tableName: config.MODERATION_TABLE_NAME }),
    keepsQuietHours: keepsQuietHours(config),
    clock: systemClock,
    ids: createIdSource(systemClock),
  };
}
