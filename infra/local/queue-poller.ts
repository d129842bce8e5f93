import { setTimeout } from 'node:timers/promises';
import {
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';

type Worker = (event: SQSEvent) => Promise<SQSBatchResponse>;

export type QueuePoller = {
  /** Takes no more messages and waits for the current ones. */
  stop: () => Promise<void>;
};

const WAIT_SECONDS = 20;
const RETRY_AFTER_MS = 1000;

/**
 * Replaces Lambda's event source mapping for a worker: receives one message at a time, up to `concurrency` in
 * parallel, calls the handler, and deletes messages that it didn't report as failed.
 */
export function startQueuePoller(settings: {
  client: SQSClient;
  queueUrl: string;
  worker: Worker;
  concurrency: number;
}): QueuePoller {
  const stopping = new AbortController();
  const lanes = Array.from({ length: settings.concurrency }, () =>
    pollUntilStopped(settings, stopping.signal),
  );
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(lanes);
    },
  };
}

type PollerSettings = Parameters<typeof startQueuePoller>[0];

async function pollUntilStopped(settings: PollerSettings, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const message = await receive(settings, stopping);
    if (message !== undefined) await handle(settings, message);
  }
}

async function receive(settings: PollerSettings, stopping: AbortSignal): Promise<Message | undefined> {
  const command = new ReceiveMessageCommand({
    QueueUrl: settings.queueUrl,
    MaxNumberOfMessages: 1,
    WaitTimeSeconds: WAIT_SECONDS,
    MessageSystemAttributeNames: ['All'],
  });
  try {
    const answer = await settings.client.send(command, { abortSignal: stopping });
    return answer.Messages?.[0];
  } catch (error) {
    if (stopping.aborted) return undefined;
    console.error(`The queue ${settings.queueUrl} didn’t respond`, error);
    await pause(stopping);
    return undefined;
  }
}

/** Waits before asking an unresponsive queue again. Ends early when the poller is stopped. */
async function pause(stopping: AbortSignal): Promise<void> {
  await setTimeout(RETRY_AFTER_MS, undefined, { signal: stopping }).catch(() => undefined);
}

/**
 * A failed message stays in the queue and returns after its visibility timeout. So does one that can't be deleted:
 * workers tolerate a second delivery.
 */
async function handle({ client, queueUrl, worker }: PollerSettings, message: Message): Promise<void> {
  const command = new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle: message.ReceiptHandle });
  try {
    const answer = await worker({ Records: [asRecord(message)] });
    if (answer.batchItemFailures.length === 0) await client.send(command);
  } catch (error) {
    console.error(`Message ${message.MessageId} will be delivered again`, error);
  }
}

function asRecord(message: Message): SQSRecord {
  return {
    messageId: message.MessageId ?? '',
    receiptHandle: message.ReceiptHandle ?? '',
    body: message.Body ?? '',
    attributes: {
      ApproximateReceiveCount: message.Attributes?.ApproximateReceiveCount ?? '1',
      SentTimestamp: message.Attributes?.SentTimestamp ?? '0',
      SenderId: message.Attributes?.SenderId ?? 'local',
      ApproximateFirstReceiveTimestamp: message.Attributes?.ApproximateFirstReceiveTimestamp ?? '0',
    },
    messageAttributes: {},
    md5OfBody: message.MD5OfBody ?? '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:local',
    awsRegion: 'us-east-1',
  };
}
