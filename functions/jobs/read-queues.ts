import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { WORK_QUEUE_NAMES, type WorkQueue } from '#shared/jobs/work-queues.ts';
import { findDeadLetterQueue } from './dead-letters.ts';

export type QueueDepth = {
  queue: WorkQueue;
  waiting: number;
  in_progress: number;
  delayed: number;
  dead_letters: number;
};

/** Queues of the platform, by their URLs. */
export type QueueUrls = (queue: WorkQueue) => string;

/** How many messages each queue and its dead-letter queue hold, about. Three calls a queue, in parallel. */
export function readQueues(client: SQSClient, urlOf: QueueUrls): Promise<QueueDepth[]> {
  return Promise.all(
    WORK_QUEUE_NAMES.map(async (queue) => {
      const url = urlOf(queue);
      const deadLetterQueueUrl = await findDeadLetterQueue(client, url);
      const [own, dead] = await Promise.all([
        readDepth(client, url),
        deadLetterQueueUrl === undefined ? undefined : readDepth(client, deadLetterQueueUrl),
      ]);
      return { queue, ...own, dead_letters: (dead?.waiting ?? 0) + (dead?.in_progress ?? 0) };
    }),
  );
}

async function readDepth(client: SQSClient, QueueUrl: string) {
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({
      QueueUrl,
      AttributeNames: [
        'ApproximateNumberOfMessages',
        'ApproximateNumberOfMessagesNotVisible',
        'ApproximateNumberOfMessagesDelayed',
      ],
    }),
  );
  return {
    waiting: Number(Attributes.ApproximateNumberOfMessages ?? 0),
    in_progress: Number(Attributes.ApproximateNumberOfMessagesNotVisible ?? 0),
    delayed: Number(Attributes.ApproximateNumberOfMessagesDelayed ?? 0),
  };
}
