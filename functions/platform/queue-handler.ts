import middy, { type MiddlewareObj } from '@middy/core';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod/mini';
import type { Log } from './log.ts';
import { batchFailures } from './middleware/batch-failures.ts';
import { requestLog } from './middleware/request-log.ts';
import { requestParser } from './middleware/request-parser.ts';

/** Facts about one delivery of a message. */
export type Delivery = {
  messageId: string;
  receiptHandle: string;
  receiveCount: number;
  /** When the message was queued: the same for every delivery. */
  sentAt: Date;
};

export type QueueHandler = (event: SQSEvent, context?: Partial<Context>) => Promise<SQSBatchResponse>;

type QueueCall = { record: SQSRecord; input: unknown };
type RecordChain = (call: QueueCall, context: Context) => Promise<object>;

/** Disables the early timeout: a message that times out is delivered again. */
const NO_EARLY_TIMEOUT = { timeoutEarlyInMillis: 0 };

/**
 * Runs `work` for each record and reports failed ones, so that only they are delivered again. An unreadable record
 * fails until the queue moves it to the dead-letter queue.
 */
export function createQueueHandler<Schema extends z.ZodMiniType>(settings: {
  schema: Schema;
  work: (message: z.output<Schema>, delivery: Delivery) => Promise<void>;
  /** Stores why a delivery failed, for administrators. */
  noteFailure?: (messageId: string, error: unknown) => Promise<void>;
  log: Log;
}): QueueHandler {
  const { schema, work, noteFailure, log } = settings;
  const record = middy<QueueCall, object>(NO_EARLY_TIMEOUT)
    .use(requestLog<QueueCall>(log, ({ event, error }) => logLine(event.record, error)))
    .use(failureNote(noteFailure, log))
    .use(requestParser((call: QueueCall) => schema.parse(JSON.parse(call.record.body))))
    .handler(async (call) => {
      await work(call.input as z.output<Schema>, readDelivery(call.record));
      return {};
    }) as RecordChain;
  return middy<SQSEvent, object>(NO_EARLY_TIMEOUT)
    .use(batchFailures())
    .handler(({ Records }, context) => settleInTurn(Records, record, context)) as QueueHandler;
}

async function settleInTurn(records: SQSRecord[], chain: RecordChain, context: Context) {
  const outcomes: PromiseSettledResult<object>[] = [];
  for (const record of records) {
    outcomes.push(...(await Promise.allSettled([chain({ record, input: undefined }, context)])));
  }
  return outcomes;
}

/** Stores why a delivery failed. If that fails, too, it is only logged. */
function failureNote(
  noteFailure: ((messageId: string, error: unknown) => Promise<void>) | undefined,
  log: Log,
): MiddlewareObj<QueueCall, object> {
  return {
    onError: async ({ event: { record }, error }) => {
      await noteFailure?.(record.messageId, error).catch((cause: unknown) => {
        log.warning('a failed delivery was not noted', { message_id: record.messageId, error: cause });
      });
    },
  };
}

function logLine(record: SQSRecord, error: unknown) {
  const line = { message_id: record.messageId, operation: 'work' };
  return error === undefined ? line : { ...line, error };
}

function readDelivery(record: SQSRecord): Delivery {
  return {
    messageId: record.messageId,
    receiptHandle: record.receiptHandle,
    receiveCount: Number(record.attributes.ApproximateReceiveCount),
    sentAt: new Date(Number(record.attributes.SentTimestamp)),
  };
}
