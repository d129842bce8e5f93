import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import { loadTokenSecret } from './token-secret.ts';

const SECRET = 'a secret that is long enough for tests';
const NEW_SECRET = 'another secret that is long enough for tests';
const ARN = 'arn:aws:secretsmanager:us-east-1:1:secret:token';
const NOT_FOUND = { __type: 'ResourceNotFoundException', Message: 'No such version.' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'token-secret-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('the secret is read once from local mode’s file', async () => {
  const file = path.join(folder, 'secret');
  await writeFile(file, `${SECRET}\n`);
  const secret = loadTokenSecret({ TOKEN_SECRET_FILE: file }, aClock());
  expect(await secret.read()).toEqual({ current: SECRET });
  await rm(file);
  expect(await secret.read()).toEqual({ current: SECRET });
});

test('a failed read is repeated with the next request', async () => {
  const file = path.join(folder, 'secret');
  const secret = loadTokenSecret({ TOKEN_SECRET_FILE: file }, aClock());
  await expect(secret.read()).rejects.toMatchObject({ code: 'unavailable' });
  await writeFile(file, SECRET);
  expect(await secret.read()).toEqual({ current: SECRET });
});

test('a short secret is rejected', async () => {
  const file = path.join(folder, 'secret');
  await writeFile(file, 'short');
  const secret = loadTokenSecret({ TOKEN_SECRET_FILE: file }, aClock());
  await expect(secret.read()).rejects.toMatchObject({ code: 'unavailable' });
});

test('a function without a secret doesn’t start', () => {
  expect(() => loadTokenSecret({}, aClock())).toThrow('Set TOKEN_SECRET_ARN or TOKEN_SECRET_FILE.');
});

test('a rotated secret is read after five minutes, or after five seconds when a signature is unknown', async () => {
  const clock = aClock();
  const file = path.join(folder, 'secret');
  await writeFile(file, SECRET);
  const secret = loadTokenSecret({ TOKEN_SECRET_FILE: file }, clock);
  await secret.read();
  await writeFile(file, `${NEW_SECRET}\n${SECRET}\n`);

  clock.advance(4.9);
  expect(await secret.readRecent()).toEqual({ current: SECRET });
  clock.advance(0.2);
  expect(await secret.read()).toEqual({ current: SECRET });
  expect(await secret.readRecent()).toEqual({ current: NEW_SECRET, previous: SECRET });

  await writeFile(file, SECRET);
  clock.advance(299);
  expect(await secret.read()).toMatchObject({ current: NEW_SECRET });
  clock.advance(1);
  expect(await secret.read()).toEqual({ current: SECRET });
});

test('the cached secrets stay in use while new ones can’t be read', async () => {
  const clock = aClock();
  const file = path.join(folder, 'secret');
  await writeFile(file, SECRET);
  const secret = loadTokenSecret({ TOKEN_SECRET_FILE: file }, clock);
  await secret.read();
  await rm(file);
  clock.advance(300);
  expect(await secret.read()).toEqual({ current: SECRET });
});

/** A server in place of Secrets Manager. `previous`: the earlier version; undefined if there is none. */
async function aSecretsManager(previous: string | undefined) {
  const stages: unknown[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { SecretId, VersionStage } = body as Record<string, string>;
      stages.push([request.headers['x-amz-target'], SecretId, VersionStage]);
      const text = VersionStage === 'AWSPREVIOUS' ? previous : SECRET;
      response.writeHead(text === undefined ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(text === undefined ? NOT_FOUND : { SecretString: text }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  return { stages };
}

test.each([undefined, 'the secret before this one, also long enough'])(
  'the current and the previous secret (%s) come from Secrets Manager on AWS',
  async (previous) => {
    const { stages } = await aSecretsManager(previous);
    const secret = loadTokenSecret({ TOKEN_SECRET_ARN: ARN }, aClock());

    expect([await secret.read(), await secret.read()]).toEqual([
      { current: SECRET, previous },
      { current: SECRET, previous },
    ]);
    expect(stages).toHaveLength(2);
    expect(stages).toEqual(
      expect.arrayContaining([
        ['secretsmanager.GetSecretValue', ARN, undefined],
        ['secretsmanager.GetSecretValue', ARN, 'AWSPREVIOUS'],
      ]),
    );
  },
);
