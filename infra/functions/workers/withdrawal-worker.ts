import type { WithdrawalWorkerEnvironment } from '#functions/withdrawal-worker/config.ts';
import { bindBucket, bindQueue, bindTable } from '#infra/constructs/binding.ts';
import { adAccountBindings } from '#infra/constructs/provider-bindings/ad-account-bindings.ts';
import { pathStyle } from '#infra/stacks/stage.ts';
import type { QueueWorkerFunction } from '../function-needs.ts';

/** Takes rejected content out wherever it stands. */
export const queueWorker: QueueWorkerFunction<WithdrawalWorkerEnvironment> = {
  stack: 'withdrawals',
  needs: ({ stage, data, sites, data: { tables, queues, siteVersions } }) => ({
    environment: {
      RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
      MODERATION_TABLE_NAME: bindTable(tables.moderation, 'readWrite'),
      WEBSITES_TABLE_NAME: bindTable(tables.websites, 'readWrite'),
      CAMPAIGNS_TABLE_NAME: bindTable(tables.campaigns, 'readWrite'),
      SENDS_TABLE_NAME: bindTable(tables.sends, 'read'),
      PLAN_USAGE_TABLE_NAME: bindTable(tables.planUsage, 'readWrite'),
      IMAGES_TABLE_NAME: bindTable(tables.images, 'readWrite'),
      ENHANCEMENTS_TABLE_NAME: bindTable(tables.enhancements, 'readWrite'),
      CONTENT_PLANS_TABLE_NAME: bindTable(tables.contentPlans, 'readWrite'),
      SITES_BUCKET_NAME: bindBucket(sites.bucket),
      SITE_VERSIONS_BUCKET_NAME: bindBucket(siteVersions),
      EMAILS_QUEUE_URL: bindQueue(queues.emails.queue),
      SITES_ORIGIN: sites.origin,
      ADS_PROVIDER: stage.config.ads.provider,
      ...adAccountBindings({ stage, data }),
      ...pathStyle(stage),
    },
    // It draws the picture that social networks show of a site.
    usesSharp: true,
    deadLetters: {
      impact: 'A text that an administrator has rejected still stands somewhere, and its owner was not told.',
      runbook: 'withdrawals-dead-letters',
    },
    delay: {
      impact: 'Texts that administrators have rejected wait to be taken down.',
      runbook: 'withdrawals-delay',
      maxAgeSeconds: 900,
    },
  }),
};
