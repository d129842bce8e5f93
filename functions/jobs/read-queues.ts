import { findDeadLetterQueue, readQueueDepth, type SqsClient } from '#functions/platform/aws/dead-letters.ts';
import { WORK_QUEUE_NAMES, type WorkQueue } from '#shared/jobs/work-queues.ts';

export type QueueDepth = {
  queue: WorkQueue;
  waiting: number;
  in_progress: number;
  delayed: number;
  dead_letters: number;
};

/** The platform’s queues by URL. */
export type QueueUrls = (queue: WorkQueue) => string;

/** The approximate number of messages in each queue and its dead-letter queue. Three parallel calls per queue. */
export function readQueues(client: SqsClient, urlOf: QueueUrls): Promise<QueueDepth[]> {
  return Promise.all(
    WORK_QUEUE_NAMES.map(async (queue) => {
      const url = urlOf(queue);
      const deadLetterQueueUrl = await findDeadLetterQueue(client, url);
      const [own, dead] = await Promise.all([
        readQueueDepth(client, url),
        deadLetterQueueUrl === undefined ? undefined : readQueueDepth(client, deadLetterQueueUrl),
      ]);
      return { queue, ...own, dead_letters: (dead?.waiting ?? 0) + (dead?.in_progress ?? 0) };
    }),
  );
}
