import { openAdAccounts } from '#functions/modules/ad-accounts/open-ad-accounts.ts';
import { createPlanUsageRepository } from '#functions/modules/billing/plan-usage-repository.ts';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createContentPlansRepository } from '#functions/modules/content-plans/content-plans-repository.ts';
import { createEnhancementsRepository } from '#functions/modules/enhancements/enhancements-repository.ts';
import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import { createSendsRepository } from '#functions/modules/sends/sends-repository.ts';
import { drawShareImageDeferred } from '#functions/modules/site-files/site-files.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { createAdProvider } from '#functions/platform/ads/create-ad-provider.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { openReceipts } from '#functions/platform/receipts/open-receipts.ts';
import { queueFunction } from '#functions/platform/worker-functions.ts';
import { WithdrawalMessageSchema } from '#shared/contract/queue-messages.ts';
import { withdrawalWorkerNeeds } from './needs.ts';
import { createWithdrawContent } from './withdraw-content.ts';

export const handler = queueFunction(
  WithdrawalMessageSchema,
  withdrawalWorkerNeeds,
  ({ config, client, table, bucket, queue, log, clock, ids }) =>
    createWithdrawContent({
      moderation: createModerationRepository(table('moderation')),
      websites: createWebsitesRepository(table('websites')),
      campaigns: createCampaignsRepository(table('campaigns')),
      sends: createSendsRepository(table('sends')),
      planUsage: createPlanUsageRepository(table('planUsage')),
      images: createImagesRepository(table('images')),
      enhancements: createEnhancementsRepository(table('enhancements')),
      contentPlans: createContentPlansRepository(table('contentPlans')),
      provider: createAdProvider(config, { accounts: openAdAccounts(config, { client, clock }), clock }),
      sites: openDeferredBucket(bucket('sites')),
      siteVersions: openDeferredBucket(bucket('siteVersions')),
      drawShareImage: drawShareImageDeferred,
      sitesOrigin: config.SITES_ORIGIN,
      emails: openDeferredQueue(queue('emails')),
      receipts: openReceipts(config.RECEIPTS_TABLE_NAME),
      clock,
      ids,
      log,
    }),
);
