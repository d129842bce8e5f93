import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aJsonServer } from '#tests/builders/json-server.ts';
import { openSealer } from './open-sealer.ts';

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
  return { kms, sealer: openSealer({ SEALING_KEY_ARN: 'arn:key' }) };
}

describe('a key in a file', () => {
  test('opens what it has sealed, for the restaurant that it was sealed for', async () => {
    const sealer = openSealer({ SEALING_KEY_FILE: await aKeyFile() });
    const sealed = await sealer.seal('EAAB-token-ü', 'lupo');
    expect(sealed).not.toContain('EAAB');
    expect(await sealer.seal('EAAB-token-ü', 'lupo')).not.toBe(sealed);
    expect(await sealer.open(sealed, 'lupo')).toBe('EAAB-token-ü');
    await expect(sealer.open(sealed, 'nonna')).rejects.toThrow();
  });

  test('opens nothing that was touched, cut off, or sealed with another key', async () => {
    const sealer = openSealer({ SEALING_KEY_FILE: await aKeyFile() });
    const other = openSealer({ SEALING_KEY_FILE: await aKeyFile() });
    const sealed = await sealer.seal('EAAB-token', 'lupo');
    const touched = Buffer.from(sealed, 'base64');
    touched[touched.length - 1] = (touched.at(-1) ?? 0) ^ 1;
    for (const text of [touched.toString('base64'), sealed.slice(0, 20), '']) {
      await expect(sealer.open(text, 'lupo')).rejects.toThrow();
    }
    await expect(other.open(sealed, 'lupo')).rejects.toThrow();
  });

  test('must be a whole key', async () => {
    const sealer = openSealer({ SEALING_KEY_FILE: await aKeyFile('short') });
    await expect(sealer.seal('a', 'lupo')).rejects.toThrow('32 bytes');
  });
});

describe('a key in KMS', () => {
  const bytes = Buffer.from('sealed').toString('base64');

  test('is asked to seal for one restaurant', async () => {
    const { kms, sealer } = await aKms({ body: { CiphertextBlob: bytes } });
    expect(await sealer.seal('EAAB-token', 'lupo')).toBe(bytes);
    expect(kms.requests[0]?.headers['x-amz-target']).toBe('TrentService.Encrypt');
    expect(kms.requests[0]?.body).toMatchObject({
      KeyId: 'arn:key',
      EncryptionContext: { restaurant_id: 'lupo' },
      Plaintext: Buffer.from('EAAB-token').toString('base64'),
    });
  });

  test('opens for the restaurant alone', async () => {
    const { kms, sealer } = await aKms({ body: { Plaintext: Buffer.from('EAAB-token').toString('base64') } });
    expect(await sealer.open(bytes, 'lupo')).toBe('EAAB-token');
    expect(kms.requests[0]?.body).toMatchObject({ EncryptionContext: { restaurant_id: 'lupo' } });
  });

  test('says what it cannot open, and what can be tried again', async () => {
    const { sealer } = await aKms({ status: 400, body: { __type: 'InvalidCiphertextException' } });
    await expect(sealer.open(bytes, 'nonna')).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
    const failing = await aKms({ status: 400, body: { __type: 'AccessDeniedException' } });
    await expect(failing.sealer.seal('a', 'lupo')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

test('without a key nothing starts', () => {
  expect(() => openSealer({})).toThrow('Set SEALING_KEY_ARN or SEALING_KEY_FILE.');
});
