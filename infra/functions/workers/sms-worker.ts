import type { SmsWorkerEnvironment } from '#functions/sms-worker/config.ts';
import { bindBucket, bindQueue, bindTable, bindTexting } from '#infra/constructs/binding.ts';
import { pathStyle } from '#infra/stacks/stage.ts';
import type { QueueWorkerFunction } from '../function-needs.ts';

/** Texts guests. */
export const queueWorker: QueueWorkerFunction<SmsWorkerEnvironment> = {
  stack: 'sms',
  needs: ({ stage, data: { tables, queues, campaignLists, texting } }) => ({
    environment: {
      USERS_TABLE_NAME: bindTable(tables.users, 'get'),
      CAMPAIGNS_TABLE_NAME: bindTable(tables.campaigns, 'read'),
      PROMO_CODES_TABLE_NAME: bindTable(tables.promoCodes, 'readWrite'),
      GUESTS_TABLE_NAME: bindTable(tables.guests, 'readWrite'),
      REDEMPTION_COUNTS_TABLE_NAME: bindTable(tables.redemptionCounts, 'readWrite'),
      SENDS_TABLE_NAME: bindTable(tables.sends, 'readWrite'),
      TEXTING_SETTINGS_TABLE_NAME: bindTable(tables.textingSettings, 'get'),
      CAMPAIGN_LISTS_BUCKET_NAME: bindBucket(campaignLists),
      SMS_QUEUE_URL: bindQueue(queues.sms.queue),
      SMS_PROVIDER: stage.config.sms.provider,
      ...(texting && { SMS_CONFIGURATION_SET: bindTexting(texting.configurationSet) }),
      ...pathStyle(stage),
    },
    deadLetters: {
      impact: 'At least one part of a campaign was given up: some of its guests get no text.',
      runbook: 'sms-dead-letters',
    },
    delay: {
      impact: 'Texts of campaigns that were launched wait, and may miss the hours at which they can go out.',
      runbook: 'sms-delay',
      maxAgeSeconds: 900,
    },
  }),
};
