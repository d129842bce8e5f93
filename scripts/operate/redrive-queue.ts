import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
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

/** The two queues of a redrive, and what is done about a message before it is moved. */
export type Redrive = {
  deadLetterQueueUrl: string;
  queueUrl: string;
  /** Readies whatever the message is about. False: it is not its time yet, it stays where it is. */
  prepare: (body: string) => Promise<boolean>;
};

/**
 * Moves up to `limit` messages back to the queue they died in. Each is sent before it is deleted: a move
 * that stops half-way doubles a message at worst, and workers bear that. Those that are kept back are shown
 * again by the dead-letter queue a minute later. Returns how many were moved and kept.
 */
export async function redriveQueue(
  client: SQSClient,
  redrive: Redrive,
  limit: number,
): Promise<{ moved: number; kept: number }> {
  const done = { moved: 0, kept: 0 };
  while (done.moved + done.kept < limit) {
    const count = Math.min(BATCH, limit - done.moved - done.kept);
    const messages = await receive(client, redrive.deadLetterQueueUrl, count);
    if (messages.length === 0) return done;
    for (const message of messages) {
      if (await redrive.prepare(message.Body ?? '')) {
        await move(client, redrive, message);
        done.moved += 1;
      } else done.kept += 1;
    }
  }
  return done;
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

async function move(client: SQSClient, queues: Redrive, message: Message): Promise<void> {
  await client.send(new SendMessageCommand({ QueueUrl: queues.queueUrl, MessageBody: message.Body }));
  await client.send(
    new DeleteMessageCommand({ QueueUrl: queues.deadLetterQueueUrl, ReceiptHandle: message.ReceiptHandle }),
  );
}
