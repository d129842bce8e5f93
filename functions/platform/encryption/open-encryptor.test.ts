import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aJsonServer } from '#tests/builders/json-server.ts';
import { openEncryptor } from './open-encryptor.ts';

async function aKeyFile(text = randomBytes(32).toString('base64url')) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sealing-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'key');
  await writeFile(file, text);
  return file;
}

async function aKms(answer: { status?: number; body: object }) {
  const kms = await aJsonServer(answer);
  const environment = {
    AWS_ENDPOINT_URL: kms.endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await kms.stop();
  });
  return { kms, encryptor: openEncryptor({ SEALING_KEY_ARN: 'arn:key' }) };
}

describe('a key in a file', () => {
  test('decrypts its own ciphertext for the same restaurant', async () => {
    const encryptor = openEncryptor({ SEALING_KEY_FILE: await aKeyFile() });
    const encrypted = await encryptor.encrypt('EAAB-token-ü', 'lupo');
    expect(encrypted).not.toContain('EAAB');
    expect(await encryptor.encrypt('EAAB-token-ü', 'lupo')).not.toBe(encrypted);
    expect(await encryptor.decrypt(encrypted, 'lupo')).toBe('EAAB-token-ü');
    await expect(encryptor.decrypt(encrypted, 'nonna')).rejects.toThrow();
  });

  test('rejects changed or truncated ciphertext and other keys', async () => {
    const encryptor = openEncryptor({ SEALING_KEY_FILE: await aKeyFile() });
    const other = openEncryptor({ SEALING_KEY_FILE: await aKeyFile() });
    const encrypted = await encryptor.encrypt('EAAB-token', 'lupo');
    const touched = Buffer.from(encrypted, 'base64');
    touched[touched.length - 1] = (touched.at(-1) ?? 0) ^ 1;
    for (const text of [touched.toString('base64'), encrypted.slice(0, 20), '']) {
      await expect(encryptor.decrypt(text, 'lupo')).rejects.toThrow();
    }
    await expect(other.decrypt(encrypted, 'lupo')).rejects.toThrow();
  });

  test('must be complete', async () => {
    const encryptor = openEncryptor({ SEALING_KEY_FILE: await aKeyFile('short') });
    await expect(encryptor.encrypt('a', 'lupo')).rejects.toThrow('32 bytes');
  });
});

describe('a key in KMS', () => {
  const bytes = Buffer.from('encrypted').toString('base64');

  test('encrypts for one restaurant', async () => {
    const { kms, encryptor } = await aKms({ body: { CiphertextBlob: bytes } });
    expect(await encryptor.encrypt('EAAB-token', 'lupo')).toBe(bytes);
    expect(kms.requests[0]?.headers['x-amz-target']).toBe('TrentService.Encrypt');
    expect(kms.requests[0]?.body).toMatchObject({
      KeyId: 'arn:key',
      EncryptionContext: { restaurant_id: 'lupo' },
      Plaintext: Buffer.from('EAAB-token').toString('base64'),
    });
  });

  test('decrypts for that restaurant only', async () => {
    const { kms, encryptor } = await aKms({
      body: { Plaintext: Buffer.from('EAAB-token').toString('base64') },
    });
    expect(await encryptor.decrypt(bytes, 'lupo')).toBe('EAAB-token');
    expect(kms.requests[0]?.body).toMatchObject({ EncryptionContext: { restaurant_id: 'lupo' } });
  });

  test('reports what it can’t decrypt and what can be retried', async () => {
    const { encryptor } = await aKms({ status: 400, body: { __type: 'InvalidCiphertextException' } });
    await expect(encryptor.decrypt(bytes, 'nonna')).rejects.toMatchObject({
      name: 'InvalidCiphertextException',
    });
    const failing = await aKms({ status: 400, body: { __type: 'AccessDeniedException' } });
    await expect(failing.encryptor.encrypt('a', 'lupo')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

test('nothing starts without a key', () => {
  expect(() => openEncryptor({})).toThrow('Set SEALING_KEY_ARN or SEALING_KEY_FILE.');
});
