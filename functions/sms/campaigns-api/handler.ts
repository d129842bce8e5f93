import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { createPromoCodesRepository } from '#functions/ads/promo-codes-repository.ts';
import { openEntitlementCheck } from '#functions/billing/plan-entitlements.ts';
import { createPlanUsageRepository } from '#functions/billing/plan-usage-repository.ts';
import { openWriter } from '#functions/features/open-writer.ts';
import { createGuestsRepository } from '#functions/guests/guests-repository.ts';
import { openDeferredUploads } from '#functions/images/uploads/deferred-uploads.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createIdempotencyKeysRepository } from '#functions/platform/records/idempotency-keys-repository.ts';
import { openSpendingRules } from '#functions/platform-settings/spending-rules.ts';
import { createProfilesRepository } from '#functions/profile/profiles-repository.ts';
import { createRedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createSmsProvider, keepsQuietHours } from '#functions/sms/provider/create-sms-provider.ts';
import { createSendsRepository } from '#functions/sms/sends-repository.ts';
import { createTextingSettingsRepository } from '#functions/sms/texting-settings-repository.ts';
import { openTrialRecords } from '#functions/sms/trial-records.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';
import { smsCampaignNeeds } from './needs.ts';
import { createSmsCampaignOperations } from './operations.ts';

export const handler = httpFunction(
  smsCampaignRoutes,
  smsCampaignNeeds,
  ({ config, client, records, table, bucket, bucketSettings, queue, clock, ids }) => {
    const textingSettings = createTextingSettingsRepository(table('textingSettings'));
    const rules = openSpendingRules(config, client);
    return createSmsCampaignOperations({
      campaigns: createCampaignsRepository(table('campaigns')),
      trials: openTrialRecords(records),
      idempotencyKeys: createIdempotencyKeysRepository(table('campaignRequests')),
      promoCodes: createPromoCodesRepository(table('promoCodes')),
      guests: createGuestsRepository(table('guests')),
      counters: createRedemptionCountsRepository(table('redemptionCounts')),
      sends: createSendsRepository(table('sends')),
      profiles: createProfilesRepository(table('profiles')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      plans: openEntitlementCheck(config, client, rules),
      planUsage: createPlanUsageRepository(table('planUsage')),
      websites: createWebsitesRepository(table('websites')),
      rules,
      textingSettings,
      uploads: openDeferredUploads(bucketSettings('transfers')),
      lists: bucket('campaignLists'),
      smsQueue: queue('sms'),
      provider: createSmsProvider(config, { clock, findSender: textingSettings.findSender }),
      ...openWriter(config, client),
      hasTextModel: config.TEXT_PROVIDER !== 'built-in',
      keepsQuietHours: keepsQuietHours(config),
      clock,
      ids,
    });
  },
);
