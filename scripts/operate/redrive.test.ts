import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { MAX_RECEIVE_COUNT } from '#infra/resources.ts';
import { LEASE_SECONDS } from '#shared/websites/generation-job.ts';
import { MAX_RUNNING_JOBS } from '#shared/websites/generation-limits.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aStartedGeneration } from '#tests/builders/generated-website.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { setupWebsites } from '#tests/builders/website-setup.ts';
import { redrive } from './redrive.ts';

let emulators: Emulators;
let dataDirectory: string;
beforeAll(async () => {
  emulators = await openSiteEmulators();
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'redrive-'));
  await writeFile(path.join(dataDirectory, 'local-environment.json'), JSON.stringify(emulators.environment));
});
afterAll(async () => {
  await rm(dataDirectory, { recursive: true });
  await emulators.stop();
});
afterEach(() => emulators.stores.reset());

const environment = () => ({ DATA_DIR: dataDirectory });
const DEAD_LETTERS = 'generation-dlq';

function visible(queue: string): number {
  return emulators.stores.inspectQueue(queue)?.messages.ready.length ?? 0;
}

/** Acts like Lambda's event source, but without a visibility timeout: a failed message returns right away. */
async function poll({ sqs, queueHandler, config }: ReturnType<typeof setupWebsites>): Promise<number> {
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({
      QueueUrl: config.GENERATION_QUEUE_URL,
      MaxNumberOfMessages: 10,
      VisibilityTimeout: 0,
      MessageSystemAttributeNames: ['All'],
    }),
  );
  const { batchItemFailures } = await queueHandler({
    Records: Messages.map((message) => ({
      messageId: message.MessageId ?? '',
      receiptHandle: message.ReceiptHandle ?? '',
      body: message.Body ?? '',
      attributes: {
        ApproximateReceiveCount: message.Attributes?.ApproximateReceiveCount ?? '',
        SentTimestamp: '0',
        SenderId: 'test',
        ApproximateFirstReceiveTimestamp: '0',
      },
      messageAttributes: {},
      md5OfBody: '',
      eventSource: 'aws:sqs',
      eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:generation',
      awsRegion: 'us-east-1',
    })),
  });
  return batchItemFailures.length;
}

describe('a message that no worker understands', () => {
  test('reaches the dead-letter queue after three tries and returns on request', async () => {
    const setup = setupWebsites(emulators);
    emulators.stores.sendMessage('generation', '{"restaurant_id": 7}');
    for (let delivery = 0; delivery < MAX_RECEIVE_COUNT; delivery++) expect(await poll(setup)).toBe(1);
    expect(await poll(setup)).toBe(0);
    expect(visible(DEAD_LETTERS)).toBe(1);

    expect(await redrive([], environment())).toBe('1 message is back in the generation queue.');
    expect({ queue: visible('generation'), deadLetters: visible(DEAD_LETTERS) }).toEqual({
      queue: 1,
      deadLetters: 0,
    });
    expect(await poll(setup)).toBe(1);
  });

  test('doesn’t block other messages', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    emulators.stores.sendMessage('generation', 'not even JSON');
    const { generation_id } = await aStartedGeneration(owner);
    expect(await poll(setup)).toBe(1);
    expect(await owner.call('getGenerationProgress', { params: { id: generation_id } })).toMatchObject({
      body: { status: 'completed' },
    });
  });
});

test('a job from the dead-letter queue completes after its redrive', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const message = await aStartedGeneration(owner);
  emulators.stores.reset();
  emulators.stores.sendMessage(DEAD_LETTERS, JSON.stringify(message));
  await redrive(['--queue', 'generation', '--limit', '5'], environment());
  expect(await poll(setup)).toBe(0);
  expect(await owner.call('getGenerationProgress', { params: { id: message.generation_id } })).toMatchObject({
    body: { status: 'completed' },
  });
});

test('the help exits without an error', async () => {
  expect(await redrive(['--help'], {})).toContain('npm run redrive -- [--queue');
});

describe('a job with three dead workers', () => {
  /** Three workers take the job and crash, and the message moves to the dead-letter queue. */
  async function aGivenUpJob() {
    const mortal = aMortalProcess();
    const setup = setupWebsites(emulators, { workerInterference: mortal.interference });
    const owner = await setup.anOwner();
    const message = await aStartedGeneration(owner);
    // A crashed worker can neither release the job nor hide its message.
    for (let delivery = 0; delivery < MAX_RECEIVE_COUNT; delivery++) {
      mortal.dieAfter(3);
      expect(await poll(setup)).toBe(1);
      expect(mortal.isDead()).toBe(true);
      setup.clock.advance(LEASE_SECONDS);
    }
    mortal.dieAfter(Number.POSITIVE_INFINITY);
    expect(await poll(setup)).toBe(0);
    expect({ queue: visible('generation'), deadLetters: visible(DEAD_LETTERS) }).toEqual({
      queue: 0,
      deadLetters: 1,
    });
    const progress = async () =>
      (await owner.call('getGenerationProgress', { params: { id: message.generation_id } })).body;
    return { setup, owner, message, progress };
  }

  async function belongings({ setup, owner }: Awaited<ReturnType<typeof aGivenUpJob>>) {
    const { websites } = await setup.stores.websites.listNewest(owner.restaurantId);
    const { running } = await setup.stores.restaurants.findSlots(owner.restaurantId);
    const { websites_total } = await setup.stores.restaurants.get(owner.restaurantId);
    return { websites: websites.length, counted: websites_total, running: running.length };
  }

  test('restarts when its message returns, and becomes one website', async () => {
    const job = await aGivenUpJob();
    expect(await redrive([], environment())).toBe('1 message is back in the generation queue.');
    expect(await poll(job.setup)).toBe(0);
    expect(await job.progress()).toMatchObject({ status: 'completed', progress_percentage: 100 });
    expect(await belongings(job)).toEqual({ websites: 1, counted: 1, running: 0 });
  });

  test('restarts even if its owner already read that it failed', async () => {
    const job = await aGivenUpJob();
    expect(await job.progress()).toMatchObject({ status: 'failed', website_id: null });
    expect(await belongings(job)).toEqual({ websites: 0, counted: 0, running: 0 });
    await redrive([], environment());
    expect(await job.progress()).toMatchObject({ status: 'in_progress', error_details: null });
    expect(await poll(job.setup)).toBe(0);
    expect(await job.progress()).toMatchObject({ status: 'completed' });
    expect(await belongings(job)).toEqual({ websites: 1, counted: 1, running: 0 });
    emulators.stores.sendMessage(DEAD_LETTERS, JSON.stringify(job.message));
    await redrive([], environment());
    expect(await poll(job.setup)).toBe(0);
    expect(await belongings(job)).toEqual({ websites: 1, counted: 1, running: 0 });
  });

  test('waits in the dead-letter queue while its restaurant is at the limit', async () => {
    const job = await aGivenUpJob();
    await job.progress();
    for (let count = 0; count < MAX_RUNNING_JOBS; count++) await aStartedGeneration(job.owner);
    expect(await redrive([], environment())).toMatch(
      /^0 messages are back in the generation queue\. 1 stayed/,
    );
    expect(await job.progress()).toMatchObject({ status: 'failed' });
  });
});

test('at most the requested number of messages moves', async () => {
  for (let count = 0; count < 12; count++) emulators.stores.sendMessage(DEAD_LETTERS, `{"count":${count}}`);
  expect(await redrive(['--limit', '11'], environment())).toBe(
    '11 messages are back in the generation queue. There may be more, so run this again.',
  );
  expect(visible(DEAD_LETTERS)).toBe(1);
  expect(await redrive([], environment())).toBe('1 message is back in the generation queue.');
});

test.each([[['--queue', 'nonsense']], [['--limit', '0']], [['--unknown']]])(
  'invalid arguments print the usage: %s',
  async (args) => {
    await expect(redrive(args, environment())).rejects.toThrow('npm run redrive --');
  },
);

test('without a running instance the operator gets a sentence', async () => {
  await expect(redrive([], { DATA_DIR: path.join(dataDirectory, 'nowhere') })).rejects.toThrow(
    'No running instance',
  );
});
