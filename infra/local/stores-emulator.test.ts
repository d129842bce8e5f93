import { networkInterfaces } from 'node:os';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketName, type Emulators, startEmulators } from './emulators.ts';
import { startStoresEmulator } from './stores-emulator.ts';

let emulators: Emulators;
let endpoint: string;

beforeAll(async () => {
  emulators = await startEmulators();
  endpoint = `http://127.0.0.1:${emulators.stores.port}`;
});
afterAll(() => emulators.stop());

function aClient(accessKeyId: string): S3Client {
  const credentials = { accessKeyId, secretAccessKey: 'any' };
  return new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true });
}

const page = { Bucket: bucketName('sites'), Key: 'osteria/index.html' };

test('the platform itself can read and write', async () => {
  const client = aClient(emulators.environment.AWS_ACCESS_KEY_ID ?? '');
  await client.send(new PutObjectCommand({ ...page, Body: 'ours' }));
  expect(await (await client.send(new GetObjectCommand(page))).Body?.transformToString()).toBe('ours');
});

test('unsigned and foreign calls are rejected', async () => {
  for (const [path, method] of [
    [`/${page.Bucket}/${page.Key}`, 'GET'],
    [`/${page.Bucket}/${page.Key}`, 'PUT'],
    ['/_fauxqs/queues', 'GET'],
    ['/', 'POST'],
  ] as const) {
    expect((await fetch(endpoint + path, { method })).status).toBe(403);
  }
  const stranger = aClient('local').send(new PutObjectCommand({ ...page, Body: 'theirs' }));
  await expect(stranger).rejects.toMatchObject({ name: 'AccessDenied' });
});

test('no other address of this machine reaches it', async () => {
  const others = Object.values(networkInterfaces())
    .flat()
    .filter((address) => address !== undefined && !address.internal && address.family === 'IPv4');
  for (const other of others) {
    await expect(fetch(`http://${other?.address}:${emulators.stores.port}/`)).rejects.toThrow();
  }
});

test('an idle connection is kept open for its client', async () => {
  const { port, stop } = await startStoresEmulator({ accessKeyId: () => 'ours', keepsConnections: true });
  const { headers } = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' });
  expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', null]);
  await stop();
});
