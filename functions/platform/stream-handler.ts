import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { EVENT_ATTRIBUTE } from './aws/event-carrier.ts';
import type { Log } from './log.ts';

/** An event as a stream shows it. `sequence` sorts as text. */
export type StreamedEvent = { event: unknown; place: { shard: string; sequence: string } };

/** `shardId` comes with every batch of an event source that has a tumbling window. */
export type StreamBatch = DynamoDBStreamEvent & { shardId?: string };

export type StreamHandler = (batch: StreamBatch) => Promise<DynamoDBBatchResponse>;

/** DynamoDB's sequence numbers have up to 40 digits. */
const SEQUENCE_DIGITS = 40;

/**
 * Hands the events that rows of a batch carry to `work`, in the order of the stream. A record that `read` throws for
 * is reported as failed after those before it were worked on: Lambda tries it again, and in the end puts it aside.
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

/** Undefined for records without an event: what was deleted, and changes that are none. */
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
