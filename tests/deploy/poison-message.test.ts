import {
  GetQueueAttributesCommand,
  type QueueAttributeName,
  SendMessageCommand,
  SetQueueAttributesCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { redrive } from '#scripts/operate/redrive.ts';
import { openDeployedPlatform } from './deployed-platform.ts';

const deployed = openDeployedPlatform();
const client = new SQSClient();
let deployedTimeout: string | undefined;

// The deployed visibility timeout is minutes long; one second takes the same path.
beforeAll(async () => {
  const url = deployed().outputs.generationQueueUrl;
  deployedTimeout = await readAttribute(url, 'VisibilityTimeout');
  await setVisibilityTimeout(url, '1');
});
afterAll(async () => {
  if (deployedTimeout !== undefined)
    await setVisibilityTimeout(deployed().outputs.generationQueueUrl, deployedTimeout);
  client.destroy();
});

test('an unreadable message reaches the dead-letter queue, and an operator can redrive it', async () => {
  const { generationQueueUrl, generationDeadLettersUrl } = deployed().outputs;
  const policy = JSON.parse((await readAttribute(generationQueueUrl, 'RedrivePolicy')) ?? '{}');
  expect(policy).toMatchObject({ maxReceiveCount: 3 });

  const MessageBody = '{ this is not a job';
  await client.send(new SendMessageCommand({ QueueUrl: generationQueueUrl, MessageBody }));
  await waitForDeadLetters(generationDeadLettersUrl, '1');

  expect(await redrive(['--stage', 'local'], {})).toBe('1 message is back in the generation queue.');
  await waitForDeadLetters(generationDeadLettersUrl, '1');
});

function waitForDeadLetters(url: string, count: string): Promise<boolean> {
  const hasArrived = async () => (await readAttribute(url, 'ApproximateNumberOfMessages')) === count;
  return vi.waitUntil(hasArrived, { timeout: 60_000, interval: 250 });
}

async function readAttribute(QueueUrl: string, name: QueueAttributeName): Promise<string | undefined> {
  const { Attributes } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [name] }),
  );
  return Attributes?.[name];
}

async function setVisibilityTimeout(QueueUrl: string, VisibilityTimeout: string): Promise<void> {
  await client.send(new SetQueueAttributesCommand({ QueueUrl, Attributes: { VisibilityTimeout } }));
}
