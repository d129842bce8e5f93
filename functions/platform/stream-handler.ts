import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { EVENT_ATTRIBUTE } from './aws/event-carrier.ts';
import type { Log } from './log.ts';

/** An event from a stream. `sequence` sorts as text. */
export type StreamedEvent = { event: unknown; place: { shard: string; sequence: string } };

/** `shardId` is set for event sources with a tumbling window. */
export type StreamBatch = DynamoDBStreamEvent & { shardId?: string };

export type StreamHandler = (batch: StreamBatch) => Promise<DynamoDBBatchResponse>;

/** DynamoDB's sequence numbers have up to 40 digits. */
const SEQUENCE_DIGITS = 40;

/**
 * Passes the events of a batch to `work` in stream order. If `read` throws for a record, those before it are
 * processed and it is reported as failed. Lambda tries it again, then moves it to the failure queue.
 */
export function createStreamHandler<Event>(settings: {
  read: (value: unknown) => Event;
  work: (events: { event: Event; place: StreamedEvent['place'] }[]) => Promise<void>;
  log: Log;
}): StreamHandler {
  const { read, work, log } = settings;
  return async (batch) => {
    const readable: { event: Event; place: StreamedEvent['place'] }[] = [];
    let failed: string | undefined;
    for (const record of batch.Records) {
      try {
        const streamed = streamedEvent(record, batch.shardId);
        if (streamed !== undefined) readable.push({ ...streamed, event: read(streamed.event) });
      } catch (error) {
        failed = record.dynamodb?.SequenceNumber ?? '';
        log.warning('a record of a stream cannot be read', { keys: record.dynamodb?.Keys, failed, error });
        break;
      }
    }
    await work(readable);
    return { batchItemFailures: failed === undefined ? [] : [{ itemIdentifier: failed }] };
  };
}

/** Undefined for records without an event, such as deletions. */
function streamedEvent(record: DynamoDBRecord, shardId: string | undefined): StreamedEvent | undefined {
  const { NewImage, SequenceNumber = '' } = record.dynamodb ?? {};
  const carried = NewImage?.[EVENT_ATTRIBUTE];
  if (carried === undefined) return undefined;
  const { event } = unmarshall({ event: carried as AttributeValue });
  const stream = record.eventSourceARN?.split('/')[1] ?? '';
  const place = {
    shard: `${stream}/${shardId ?? 'all'}`,
    sequence: SequenceNumber.padStart(SEQUENCE_DIGITS, '0'),
  };
  return { event, place };
}
