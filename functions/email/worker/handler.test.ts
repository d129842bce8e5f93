import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QueueHandler } from '#functions/platform/queue-handler.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openFunctionEnvironment } from '#tests/builders/function-environment.ts';

let emulators: Emulators;
let environment: Awaited<ReturnType<typeof openFunctionEnvironment>>;
let handler: QueueHandler;
beforeAll(async () => {
  emulators = await openEmulators();
  environment = await openFunctionEnvironment(emulators);
  ({ handler } = await import('./handler.ts'));
});
afterAll(async () => {
  await environment.close();
  await emulators.stop();
});

test('a message in the queue becomes an email with an unguessable link, and returns if it can’t', async () => {
  await environment.signIn('ada', 'restaurant');
  const send = (message: object) => emulators.stores.sendMessage('emails', JSON.stringify(message));
  send({ kind: 'password_reset', user_id: 'ada', request_id: 'one' });
  send({ kind: 'letter', user_id: 'ada', request_id: 'two' });
  const { Records } = environment.waiting('emails');
  const failed = { itemIdentifier: Records[1]?.messageId };
  expect(await handler({ Records })).toEqual({ batchItemFailures: [failed] });
  const outbox = path.join(environment.dataDirectory, 'outbox', 'email');
  expect(await readdir(outbox)).toEqual(['one.json']);
  const { to, links } = JSON.parse(await readFile(path.join(outbox, 'one.json'), 'utf8'));
  expect(to).toBe('ada@example.com');
  expect(links).toEqual([
    expect.stringMatching(/^https:\/\/app\.example\.com\/reset-password#[0-9a-f]{64}$/),
  ]);
});
