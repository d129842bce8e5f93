import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';

export type SqsClient = SQSClient;
export type QueueMessage = Message;

const RedrivePolicySchema = z.object({ deadLetterTargetArn: z.string() });
const BATCH = 10;
/** How long a message is hidden from other callers while we work on it. */
const HIDDEN_SECONDS = 60;
/** Messages that are only listed become visible again before an administrator can act on them. */
const LOOK_SECONDS = 2;
/** Longer than the listing hides messages, so that hidden ones arrive meanwhile. */
const WAIT_SECONDS = 3;
const MOST_SEARCHED = 500;

/** Returns the URL of the queue's dead-letter queue; undefined if it has none. */
export async function findDeadLetterQueue(client: SQSClient, queueUrl: string): Promise<string | undefined> {
  const command = new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: ['RedrivePolicy'] });
  const { Attributes } = await client.send(command);
  if (Attributes?.RedrivePolicy === undefined) return undefined;
  const { deadLetterTargetArn } = RedrivePolicySchema.parse(JSON.parse(Attributes.RedrivePolicy));
  const name = deadLetterTargetArn.split(':').at(-1) ?? '';
  return new URL(name, queueUrl).href;
}

/** The two queues of a redrive, and the preparation of each message. */
export type Redrive = {
  deadLetterQueueUrl: string;
  queueUrl: string;
  /** Prepares a message. False if it can't run yet and must stay. */
  prepare: (body: string) => Promise<boolean>;
};

export type Redriven = { moved: number; kept: number };

/**
 * Moves up to `limit` messages back to their queue. Each is sent before it is deleted, so an interrupted move may
 * duplicate a message, which workers tolerate. Messages that stay are visible again after a minute.
 */
export async function redriveQueue(client: SQSClient, redrive: Redrive, limit: number): Promise<Redriven> {
  const done = { moved: 0, kept: 0 };
  while (done.moved + done.kept < limit) {
    const count = Math.min(BATCH, limit - done.moved - done.kept);
    const messages = await receive(client, redrive.deadLetterQueueUrl, {
      count,
      hidden: HIDDEN_SECONDS,
      wait: 1,
    });
    if (messages.length === 0) return done;
    for (const message of messages) {
      const isMoved = await redriveMessage(client, redrive, message);
      done[isMoved ? 'moved' : 'kept'] += 1;
    }
  }
  return done;
}

/** Moves one message back to its queue. False if it can't run yet. */
export async function redriveMessage(
  client: SQSClient,
  { queueUrl, deadLetterQueueUrl, prepare }: Redrive,
  message: Message,
): Promise<boolean> {
  if (!(await prepare(message.Body ?? ''))) return false;
  await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: message.Body }));
  await deleteDeadLetter(client, deadLetterQueueUrl, message);
  return true;
}

/** Lists up to `limit` messages. They stay in the queue and are visible again after two seconds. */
export async function lookAtDeadLetters(
  client: SQSClient,
  deadLetterQueueUrl: string,
  limit: number,
): Promise<Message[]> {
  const found = new Map<string, Message>();
  while (found.size < limit) {
    const count = Math.min(BATCH, limit - found.size);
    const messages = await receive(client, deadLetterQueueUrl, { count, hidden: LOOK_SECONDS, wait: 1 });
    const sizeBefore = found.size;
    for (const message of messages) found.set(message.MessageId ?? '', message);
    if (found.size === sizeBefore) break;
  }
  return [...found.values()];
}

/**
 * Finds a message by ID and hides it for a minute. SQS can't read by ID, so up to 500 are received; the others are
 * visible again after two seconds. Undefined if it isn't among them.
 */
export async function takeDeadLetter(
  client: SQSClient,
  deadLetterQueueUrl: string,
  messageId: string,
): Promise<Message | undefined> {
  for (let searched = 0; searched < MOST_SEARCHED; ) {
    const look = { count: BATCH, hidden: LOOK_SECONDS, wait: WAIT_SECONDS };
    const messages = await receive(client, deadLetterQueueUrl, look);
    const found = messages.find(({ MessageId }) => MessageId === messageId);
    if (found !== undefined) {
      await hide(client, deadLetterQueueUrl, found);
      return found;
    }
    if (messages.length === 0) return undefined;
    searched += messages.length;
  }
  return undefined;
}

async function hide(client: SQSClient, QueueUrl: string, { ReceiptHandle }: Message): Promise<void> {
  const VisibilityTimeout = HIDDEN_SECONDS;
  await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
}

export async function deleteDeadLetter(
  client: SQSClient,
  deadLetterQueueUrl: string,
  { ReceiptHandle }: Message,
): Promise<void> {
  await client.send(new DeleteMessageCommand({ QueueUrl: deadLetterQueueUrl, ReceiptHandle }));
}

async function receive(
  client: SQSClient,
  QueueUrl: string,
  { count, hidden, wait }: { count: number; hidden: number; wait: number },
): Promise<Message[]> {
  const command = new ReceiveMessageCommand({
    QueueUrl,
    MaxNumberOfMessages: count,
    VisibilityTimeout: hidden,
    MessageSystemAttributeNames: ['SentTimestamp'],
    // Long polling asks all servers of the queue, so that an empty answer means an empty queue.
    WaitTimeSeconds: wait,
  });
  return (await client.send(command)).Messages ?? [];
}

/** Returns the approximate number of messages in a queue. */
export async function readQueueDepth(client: SQSClient, QueueUrl: string) {
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
