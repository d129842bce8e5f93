import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { HttpHandler } from '#functions/platform/http/dispatcher.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aRegistration } from '#tests/builders/registration.ts';

const ORIGIN_KEY = 'a key that only CloudFront and the function know';

let emulators: Emulators;
let handler: HttpHandler;
let folder: string;
/** Loads the module as Lambda does, with the environment from the stack. */
beforeAll(async () => {
  emulators = await openEmulators();
  folder = await mkdtemp(path.join(tmpdir(), 'auth-handler-'));
  const secretFile = path.join(folder, 'token-secret');
  await writeFile(secretFile, 'a secret that is long enough for tests');
  const given = {
    ORIGIN_KEY,
    LOGIN_LIMIT: '1',
    TOKEN_SECRET_FILE: secretFile,
    SEALING_KEY_FILE: secretFile,
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  };
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
  ({ handler } = await import('./handler.ts'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await emulators.stop();
  await rm(folder, { recursive: true });
});

/** Returns the statuses of two password guesses by one caller who sends two client addresses. */
async function guessTwice(headers: Record<string, string>): Promise<unknown[]> {
  const { email } = aRegistration();
  const statuses: unknown[] = [];
  for (const address of ['198.51.100.1', '198.51.100.2']) {
    const event = anHttpEvent({
      routeKey: 'POST /api/auth/login',
      json: { email, password: 'a guess' },
      headers: { ...headers, 'x-viewer-address': address },
    });
    statuses.push((await handler(event)).statusCode);
  }
  return statuses;
}

test('clients behind CloudFront are counted by their own address', async () => {
  expect(await guessTwice({ 'x-origin-key': ORIGIN_KEY })).toEqual([401, 401]);
});

test.each<Record<string, string>>([{}, { 'x-origin-key': 'a guess' }])(
  'a caller that bypasses CloudFront with %j is rejected, whatever address it claims',
  async (headers) => {
    expect(await guessTwice(headers)).toEqual([403, 403]);
  },
);
