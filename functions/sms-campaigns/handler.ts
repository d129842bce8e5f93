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
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createSmsProvider, keepsQuietHours } from '#functions/platform/sms/create-sms-provider.ts';
import { smsCampaignRoutes } from '#shared/contract/routes/sms-campaign-routes.ts';
import { smsCampaignNeeds } from './needs.ts';
import { createSmsCampaignOperations } from './operations.ts';

export const handler = httpFunction(
  smsCampaignRoutes,
  smsCampaignNeeds,
  ({ config, client, table, bucket, queue, clock, ids }) => {
    const textingSettings = createTextingSettingsRepository(table('textingSettings'));
    const rules = openSpendingRules(config, client);
    const text = modelSettings(config);
    const inspect = openInspect(config, client);
    return createSmsCampaignOperations({
      campaigns: createCampaignsRepository(table('campaigns')),
      trials: openTrialRecords(openPlatformRecords(config, client)),
      idempotencyKeys: createIdempotencyKeysRepository(table('campaignRequests')),
      promoCodes: createPromoCodesRepository(table('promoCodes')),
      guests: createGuestsRepository(table('guests')),
      counters: createRedemptionCountsRepository(table('redemptionCounts')),
      sends: createSendsRepository(table('sends')),
      profiles: createProfilesRepository(table('profiles')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      plans: openPlanDoor(config, client, rules),
      planUsage: createPlanUsageRepository(table('planUsage')),
      websites: createWebsitesRepository(table('websites')),
      rules,
      textingSettings,
      uploads: openDeferredUploads(bucket('transfers')),
      lists: openDeferredBucket(bucket('campaignLists')),
      smsQueue: openDeferredQueue(queue('sms')),
      provider: createSmsProvider(config, {
        clock,
        findSender: textingSettings.findSender,
      }),
      writer: createWriter(text, { meter: openMeter(config, client), inspect }),
      hasTextModel: text.provider !== 'built-in',
      inspect,
      moderation: createModerationRepository(table('moderation')),
      keepsQuietHours: keepsQuietHours(config),
      clock,
      ids,
    });
  },
);
