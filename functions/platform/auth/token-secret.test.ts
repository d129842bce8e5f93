import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aJsonServer } from '#tests/builders/json-server.ts';
import { loadTokenSecret } from './token-secret.ts';

const SECRET = 'a secret that is long enough for tests';

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
  const secret = loadTokenSecret({ TOKEN_SECRET_FILE: file });
  expect(await secret()).toBe(SECRET);
  await rm(file);
  expect(await secret()).toBe(SECRET);
});

test('a failed read is repeated with the next request', async () => {
  const file = path.join(folder, 'secret');
  const secret = loadTokenSecret({ TOKEN_SECRET_FILE: file });
  await expect(secret()).rejects.toMatchObject({ code: 'unavailable' });
  await writeFile(file, SECRET);
  expect(await secret()).toBe(SECRET);
});

test('a short secret is rejected', async () => {
  const file = path.join(folder, 'secret');
  await writeFile(file, 'short');
  await expect(loadTokenSecret({ TOKEN_SECRET_FILE: file })()).rejects.toMatchObject({ code: 'unavailable' });
});

test('a function without a secret doesn’t start', () => {
  expect(() => loadTokenSecret({})).toThrow('Set TOKEN_SECRET_ARN or TOKEN_SECRET_FILE.');
});

test('the secret comes from Secrets Manager on AWS', async () => {
  const server = await aJsonServer({ body: { SecretString: SECRET } });
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', server.endpoint);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  const arn = 'arn:aws:secretsmanager:us-east-1:1:secret:token';
  const secret = loadTokenSecret({ TOKEN_SECRET_ARN: arn });
  expect([await secret(), await secret()]).toEqual([SECRET, SECRET]);
  expect(server.requests).toEqual([
    {
      path: '/',
      headers: expect.objectContaining({ 'x-amz-target': 'secretsmanager.GetSecretValue' }),
      body: { SecretId: arn },
    },
  ]);
  await server.stop();
});
