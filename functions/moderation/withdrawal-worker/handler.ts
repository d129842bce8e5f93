import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { openAdProvider } from '#functions/ads/open-ad-accounts.ts';
import { createPlanUsageRepository } from '#functions/billing/plan-usage-repository.ts';
import { createImagesRepository } from '#functions/images/images-repository.ts';
import { createModerationRepository } from '#functions/moderation/moderation-repository.ts';
import { createEnhancementsRepository } from '#functions/photos/enhancements-repository.ts';
import { openAuditRecords } from '#functions/platform/audit/open-audit-records.ts';
import { queueFunction } from '#functions/platform/worker-functions.ts';
import { createContentPlansRepository } from '#functions/posts/content-plans-repository.ts';
import { createSendsRepository } from '#functions/sms/sends-repository.ts';
import { drawShareImageDeferred } from '#functions/websites/site-files/site-files.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { WithdrawalMessageSchema } from '#shared/contract/queue-messages.ts';
import { withdrawalWorkerNeeds } from './needs.ts';
import { createWithdrawContent } from './withdraw-content.ts';

export const handler = queueFunction(
  WithdrawalMessageSchema,
  withdrawalWorkerNeeds,
  ({ config, client, table, bucket, queue, clock, runtime }) =>
    createWithdrawContent({
      moderation: createModerationRepository(table('moderation')),
      websites: createWebsitesRepository(table('websites')),
      campaigns: createCampaignsRepository(table('campaigns')),
      sends: createSendsRepository(table('sends')),
      planUsage: createPlanUsageRepository(table('planUsage')),
      images: createImagesRepository(table('images')),
      enhancements: createEnhancementsRepository(table('enhancements')),
      contentPlans: createContentPlansRepository(table('contentPlans')),
      provider: openAdProvider(config, { client, clock }),
      sites: bucket('sites'),
      siteVersions: bucket('siteVersions'),
      drawShareImage: drawShareImageDeferred,
      sitesOrigin: config.SITES_ORIGIN,
      emails: queue('emails'),
      auditRecords: openAuditRecords(config.RECEIPTS_TABLE_NAME),
      ...runtime,
    }),
);
