import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { createPromoCodesRepository } from '#functions/ads/promo-codes-repository.ts';
import { createPlanUsageRepository } from '#functions/billing/plan-usage-repository.ts';
import { openSpendingChecks } from '#functions/features/open-meter.ts';
import { openWriter } from '#functions/features/open-writer.ts';
import { createGuestsRepository } from '#functions/guests/guests-repository.ts';
import { openDeferredUploads } from '#functions/images/uploads/deferred-uploads.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createIdempotencyKeysRepository } from '#functions/platform/records/idempotency-keys-repository.ts';
import { openProfileReader } from '#functions/profile/get-profile.ts';
import { createRedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import { openSms } from '#functions/sms/provider/create-sms-provider.ts';
import { createSendsRepository } from '#functions/sms/sends-repository.ts';
import { openTrialRecords } from '#functions/sms/trial-records.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';
import { smsCampaignNeeds } from './needs.ts';
import * as smsCampaignOperations from './operations.ts';

export const handler = httpFunction(
  smsCampaignRoutes,
  smsCampaignNeeds,
  ({ config, client, records, table, bucket, bucketSettings, queue, clock, runtime }) =>
    openOperations(smsCampaignOperations, {
      campaigns: createCampaignsRepository(table('campaigns')),
      trials: openTrialRecords(records),
      idempotencyKeys: createIdempotencyKeysRepository(table('campaignRequests')),
      promoCodes: createPromoCodesRepository(table('promoCodes')),
      guests: createGuestsRepository(table('guests')),
      counters: createRedemptionCountsRepository(table('redemptionCounts')),
      sends: createSendsRepository(table('sends')),
      ...openProfileReader(table),
      ...openSpendingChecks(config, client),
      planUsage: createPlanUsageRepository(table('planUsage')),
      websites: createWebsitesRepository(table('websites')),
      uploads: openDeferredUploads(bucketSettings('transfers')),
      lists: bucket('campaignLists'),
      smsQueue: queue('sms'),
      ...openSms(config, { table, clock }),
      ...openWriter(config, client),
      ...runtime,
    }),
);
