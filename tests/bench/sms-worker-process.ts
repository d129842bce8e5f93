import { setTimeout } from 'node:timers/promises';
import { SQSClient } from '@aws-sdk/client-sqs';
import { createSqsClient, openQueue } from '#functions/platform/aws/message-queue.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createLog } from '#functions/platform/log.ts';
import { createQueueHandler } from '#functions/platform/queue-handler.ts';
import { createAwsSms } from '#functions/sms/provider/aws-sms.ts';
import { createSmsWork } from '#functions/sms/worker/operations.ts';
import { createPace } from '#functions/sms/worker/pace.ts';
import { bucketName } from '#infra/local/emulators.ts';
import { startQueuePoller } from '#infra/local/queue-poller.ts';
import { SmsMessageSchema } from '#shared/contract/queue-messages.ts';
import { openRepositories } from '#tests/builders/repositories.ts';

/** One SMS worker in a separate process, built like the deployed one, without quiet hours. */
const queueUrl = process.env.SMS_QUEUE_URL ?? '';
const log = createLog('sms-worker');
const stores = openRepositories();
const work = createSmsWork({
  ...stores,
  counters: stores.redemptionCounters,
  lists: openBucket({
    client: createS3Client({ forcePathStyle: true }),
    bucketName: bucketName('campaignLists'),
  }),
  smsQueue: openQueue({ client: createSqsClient(), queueUrl }),
  provider: createAwsSms({ findSender: async () => '+18005550100', configurationSet: undefined }),
  pace: createPace({ clock, wait: setTimeout }),
  keepsQuietHours: false,
  clock,
  log,
});
startQueuePoller({
  client: new SQSClient({}),
  queueUrl,
  worker: createQueueHandler({ schema: SmsMessageSchema, work, log }),
  concurrency: 1,
});
process.send?.('ready');
