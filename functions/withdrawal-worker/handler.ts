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
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createSqsClient, openQueue } from '#functions/platform/aws/message-queue.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createLog } from '#functions/platform/log.ts';
import { createQueueHandler } from '#functions/platform/queue-handler.ts';
import { openReceipts } from '#functions/platform/receipts/open-receipts.ts';
import { WithdrawalMessageSchema } from '#shared/contract/queue-messages.ts';
import { readWithdrawalWorkerConfig } from './config.ts';
import { createWithdrawContent } from './withdraw-content.ts';

const config = readWithdrawalWorkerConfig(process.env);
const client = createDynamoClient();
const log = createLog(config.SERVICE_NAME);
const s3 = createS3Client({ forcePathStyle: config.S3_FORCE_PATH_STYLE });

const work = createWithdrawContent({
  moderation: createModerationRepository({ client, tableName: config.MODERATION_TABLE_NAME }),
  websites: createWebsitesRepository({ client, tableName: config.WEBSITES_TABLE_NAME }),
  campaigns: createCampaignsRepository({ client, tableName: config.CAMPAIGNS_TABLE_NAME }),
  sends: createSendsRepository({ client, tableName: config.SENDS_TABLE_NAME }),
  planUsage: createPlanUsageRepository({ client, tableName: config.PLAN_USAGE_TABLE_NAME }),
  images: createImagesRepository({ client, tableName: config.IMAGES_TABLE_NAME }),
  enhancements: createEnhancementsRepository({ client, tableName: config.ENHANCEMENTS_TABLE_NAME }),
  contentPlans: createContentPlansRepository({ client, tableName: config.CONTENT_PLANS_TABLE_NAME }),
  provider: createAdProvider(config, { accounts: openAdAccounts(config, { client, clock }), clock }),
  sites: openBucket({ client: s3, bucketName: config.SITES_BUCKET_NAME }),
  siteVersions: openBucket({ client: s3, bucketName: config.SITE_VERSIONS_BUCKET_NAME }),
  drawShareImage: drawShareImageDeferred,
  sitesOrigin: config.SITES_ORIGIN,
  emails: openQueue({ client: createSqsClient(), queueUrl: config.EMAILS_QUEUE_URL }),
  receipts: openReceipts(config.RECEIPTS_TABLE_NAME),
  clock,
  ids: createIdSource(clock),
  log,
});

export const handler = createQueueHandler({ schema: WithdrawalMessageSchema, work, log });
