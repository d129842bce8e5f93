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
/** While a message is in our hands no other caller sees it. */
const HIDDEN_SECONDS = 60;
/** Those that are only looked at are back before a person can press a button. */
const LOOK_SECONDS = 2;
/** Longer than a look: what is hidden now arrives meanwhile. */
const WAIT_SECONDS = 3;
const MOST_SEARCHED = 500;

/** The URL of the dead-letter queue that the queue names. It is beside it. Undefined if it names none. */
export async function findDeadLetterQueue(client: SQSClient, queueUrl: string): Promise<string | undefined> {
  const command = new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: ['RedrivePolicy'] });
  const { Attributes } = await client.send(command);
  if (Attributes?.RedrivePolicy === undefined) return undefined;
  const { deadLetterTargetArn } = RedrivePolicySchema.parse(JSON.parse(Attributes.RedrivePolicy));
  const name = deadLetterTargetArn.split(':').at(-1) ?? '';
  return new URL(name, queueUrl).href;
}

/** The two queues of a redrive, and what is done about a message before it is moved. */
export type Redrive = {
  deadLetterQueueUrl: string;
  queueUrl: string;
  /** Prepares what the message is about. False: it can’t run yet and stays where it is. */
  prepare: (body: string) => Promise<boolean>;
};

export type Redriven = { moved: number; kept: number };

/**
 * Moves up to `limit` messages back to their queue. Each is sent before it is deleted: a move that stops halfway doubles
 * a message at worst, which workers tolerate. Those that stay are visible again a minute later.
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

/** Moves one message back to its queue. False if it can’t run yet. */
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

/** Up to `limit` messages, which stay in the queue and are visible again two seconds later. */
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
 * A message by its id, hidden from other callers for a minute. SQS has no read by id, so up to 500 are received; the
 * others are visible again two seconds later. Undefined if it isn’t among them.
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
    // Long polling asks every server of the queue, so that an empty answer means empty.
    WaitTimeSeconds: wait,
  });
  return (await client.send(command)).Messages ?? [];
}

/** How many messages a queue holds, about. */
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
