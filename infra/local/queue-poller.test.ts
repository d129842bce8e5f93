import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, test, vi } from 'vitest';
import { startEmulators } from './emulators.ts';
import { startQueuePoller } from './queue-poller.ts';

test('a message that can’t be deleted stays, and the next ones are processed', async () => {
  const emulators = await startEmulators();
  Object.assign(process.env, emulators.environment);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const client = new SQSClient({});
  let refusals = 1;
  client.middlewareStack.add(
    (next) => (call) => {
      if (!('ReceiptHandle' in (call.input as object)) || refusals === 0) return next(call);
      refusals -= 1;
      throw new Error('The connection was reset.');
    },
    { step: 'initialize' },
  );
  const queueUrl = emulators.queueUrl('emails');
  const worked: string[] = [];
  const poller = startQueuePoller({
    client,
    queueUrl,
    concurrency: 1,
    worker: async ({ Records: [record] }) => {
      worked.push(record?.body ?? '');
      return { batchItemFailures: [] };
    },
  });
  for (const MessageBody of ['first', 'second']) {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }));
  }
  await vi.waitUntil(() => worked.includes('first') && worked.includes('second'), { timeout: 120_000 });
  await poller.stop();
  const left = emulators.stores.inspectQueue('emails')?.messages;
  expect([left?.ready.length, left?.inflight.length]).toEqual([0, 1]);
  expect(errors).toHaveBeenCalledOnce();
  errors.mockRestore();
  client.destroy();
  await emulators.stop();
});
