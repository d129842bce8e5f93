import {
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SetQueueAttributesCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { expect, test, vi } from 'vitest';
import { openDeployedPlatform } from './deployed-platform.ts';

const deployed = openDeployedPlatform();

test('a message that nobody can read reaches the dead-letter queue after three tries', async () => {
  const { generationQueueUrl, generationDeadLettersUrl } = deployed().outputs;
  const client = new SQSClient();
  const { Attributes } = await client.send(
    new GetQueueAttributesCommand({
      QueueUrl: generationQueueUrl,
      AttributeNames: ['VisibilityTimeout', 'RedrivePolicy'],
    }),
  );
  expect(JSON.parse(Attributes?.RedrivePolicy ?? '{}')).toMatchObject({ maxReceiveCount: 3 });
  await setVisibilityTimeout(client, generationQueueUrl, '1');
  try {
    const MessageBody = '{ this is not a job';
    await client.send(new SendMessageCommand({ QueueUrl: generationQueueUrl, MessageBody }));
    const dead = await vi.waitUntil(
      async () => {
        const received = await client.send(new ReceiveMessageCommand({ QueueUrl: generationDeadLettersUrl }));
        return received.Messages?.[0];
      },
      { timeout: 60_000, interval: 250 },
    );
    expect(dead.Body).toBe(MessageBody);
  } finally {
    await setVisibilityTimeout(client, generationQueueUrl, Attributes?.VisibilityTimeout ?? '360');
    client.destroy();
  }
});

/** The deployed timeout is minutes long; the way is the same with a second. */
async function setVisibilityTimeout(
  client: SQSClient,
  QueueUrl: string,
  VisibilityTimeout: string,
): Promise<void> {
  await client.send(new SetQueueAttributesCommand({ QueueUrl, Attributes: { VisibilityTimeout } }));
}
