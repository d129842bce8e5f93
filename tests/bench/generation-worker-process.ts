import { SQSClient } from '@aws-sdk/client-sqs';
import { handler } from '#functions/websites/generation-worker/handler.ts';
import { startQueuePoller } from '#infra/local/queue-poller.ts';

/** One generation worker in a separate process: the deployed handler behind a queue poller. */
const poller = startQueuePoller({
  client: new SQSClient({}),
  queueUrl: process.env.GENERATION_QUEUE_URL ?? '',
  worker: handler,
  concurrency: 1,
});
process.once('SIGTERM', () => {
  poller.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
process.send?.('ready');
