import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod/mini';
import type { Log } from './log.ts';

/** What the worker knows of one delivery beside the message. */
export type Delivery = { messageId: string; receiptHandle: string; receiveCount: number };

export type QueueHandler = (event: SQSEvent) => Promise<SQSBatchResponse>;

/**
 * Runs `work` for each record and reports the ones that failed, so that only they come back. What
 * cannot be read is never acknowledged: it fails until the queue moves it to the dead-letter queue.
 */
export function createQueueHandler<Schema extends z.ZodMiniType>(settings: {
  schema: Schema;
  work: (message: z.output<Schema>, delivery: Delivery) => Promise<void>;
  log: Log;
}): QueueHandler {
  return async (event) => {
    const batchItemFailures: { itemIdentifier: string }[] = [];
    for (const record of event.Records) {
      try {
        const message = settings.schema.parse(JSON.parse(record.body));
        await settings.work(message, readDelivery(record));
        settings.log.request({ message_id: record.messageId, operation: 'work' });
      } catch (error) {
        settings.log.request({ message_id: record.messageId, operation: 'work', error });
        batchItemFailures.push({ itemIdentifier: record.messageId });
      }
    }
    return { batchItemFailures };
  };
}

function readDelivery(record: SQSRecord): Delivery {
  return {
    messageId: record.messageId,
    receiptHandle: record.receiptHandle,
    receiveCount: Number(record.attributes.ApproximateReceiveCount),
  };
}
