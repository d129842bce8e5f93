import { openAdAccounts } from '#functions/modules/ad-accounts/open-ad-accounts.ts';
import { createAdProvider } from '#functions/platform/ads/create-ad-provider.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createLog } from '#functions/platform/log.ts';
import { createQueueHandler } from '#functions/platform/queue-handler.ts';
import { AccountDeletionMessageSchema } from '#shared/contract/queue-messages.ts';
import { readAccountDeletionConfig } from './config.ts';
import { createDeleteAccount } from './delete-account.ts';
import { openStores } from './open-stores.ts';

const config = readAccountDeletionConfig(process.env);
const log = createLog(config.SERVICE_NAME);
const client = createDynamoClient();
const s3 = createS3Client({ forcePathStyle: config.S3_FORCE_PATH_STYLE });

const work = createDeleteAccount({
  ...openStores(config, client),
  sites: openBucket({ client: s3, bucketName: config.SITES_BUCKET_NAME }),
  siteVersions: openBucket({ client: s3, bucketName: config.SITE_VERSIONS_BUCKET_NAME }),
  campaignLists: openBucket({ client: s3, bucketName: config.CAMPAIGN_LISTS_BUCKET_NAME }),
  provider: createAdProvider(config, { accounts: openAdAccounts(config, { client, clock }), clock }),
  emails: openDeferredQueue(config.EMAILS_QUEUE_URL),
  clock,
  log,
});

export const handler = createQueueHandler({ schema: AccountDeletionMessageSchema, work, log });
