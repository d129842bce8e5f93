import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { OperatorError } from './operator-error.ts';

const RedrivePolicySchema = z.object({ deadLetterTargetArn: z.string() });
const BATCH = 10;
/** While a message is in our hands nobody else sees it. */
const HIDDEN_SECONDS = 60;

/**
 * The address of the dead-letter queue that the queue itself names: it lies beside it. Throws `OperatorError`
 * when it names none.
 */
export async function findDeadLetterQueue(client: SQSClient, queueUrl: string): Promise<string> {
  const command = new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: ['RedrivePolicy'] });
  const { Attributes } = await client.send(command);
  if (Attributes?.RedrivePolicy === undefined)
    throw new OperatorError(`${queueUrl} has no dead-letter queue.`);
  const { deadLetterTargetArn } = RedrivePolicySchema.parse(JSON.parse(Attributes.RedrivePolicy));
  const name = deadLetterTargetArn.split(':').at(-1) ?? '';
  return new URL(name, queueUrl).href;
}

/**
 * Moves up to `limit` messages back to the queue they died in. Each is sent before it is deleted: a move
 * that stops half-way doubles a message at worst, and workers bear that. Returns how many were moved.
 */
export async function redriveQueue(
  client: SQSClient,
  queues: { deadLetterQueueUrl: string; queueUrl: string },
  limit: number,
): Promise<number> {
  let moved = 0;
  while (moved < limit) {
    const messages = await receive(client, queues.deadLetterQueueUrl, Math.min(BATCH, limit - moved));
    if (messages.length === 0) return moved;
    for (const message of messages) await move(client, queues, message);
    moved += messages.length;
  }
  return moved;
}

async function receive(client: SQSClient, queueUrl: string, count: number): Promise<Message[]> {
  const command = new ReceiveMessageCommand({
    QueueUrl: queueUrl,
    MaxNumberOfMessages: count,
    VisibilityTimeout: HIDDEN_SECONDS,
    // Long polling asks every server of the queue, so that an empty answer means empty.
    WaitTimeSeconds: 1,
  });
  return (await client.send(command)).Messages ?? [];
}

async function move(
  client: SQSClient,
  queues: { deadLetterQueueUrl: string; queueUrl: string },
  message: Message,
): Promise<void> {
  await client.send(new SendMessageCommand({ QueueUrl: queues.queueUrl, MessageBody: message.Body }));
  await client.send(
    new DeleteMessageCommand({ QueueUrl: queues.deadLetterQueueUrl, ReceiptHandle: message.ReceiptHandle }),
  );
}
