import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StoresEmulator, startStoresEmulator } from '#infra/local/stores-emulator.ts';
import { handler } from './handler.ts';

let stores: StoresEmulator;
let client: S3Client;
/** A server that replaces CloudFormation's response URL. */
let cloudFormation: Server;
let answers: Record<string, unknown>[] = [];

beforeAll(async () => {
  stores = await startStoresEmulator({ accessKeyId: () => 'test' });
  for (const bucket of ['packages', 'web']) stores.createBucket(`${bucket}-bucket`);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${stores.port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  client = new S3Client({ forcePathStyle: true });
  cloudFormation = createServer((request, response) => {
    void text(request).then((body) => {
      answers.push(JSON.parse(body));
      response.end();
    });
  });
  await new Promise<void>((resolve) => cloudFormation.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  client.destroy();
  await new Promise((resolve) => cloudFormation.close(resolve));
  await stores.stop();
});

/** CloudFormation's event. */
function anEvent(RequestType: 'Create' | 'Update' | 'Delete', packageKey: string) {
  const { port } = cloudFormation.address() as AddressInfo;
  answers = [];
  return {
    RequestType,
    ResponseURL: `http://127.0.0.1:${port}/answer`,
    StackId: 'stack-1',
    RequestId: 'request-1',
    LogicalResourceId: 'Files',
    ResourceProperties: { packageBucket: 'packages-bucket', packageKey, bucket: 'web-bucket' },
  } as unknown as CloudFormationCustomResourceEvent;
}

async function putPackage(Key: string, files: Record<string, string>): Promise<void> {
  const Body = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, body]) => [name, Buffer.from(body)])),
  );
  await client.send(new PutObjectCommand({ Bucket: 'packages-bucket', Key, Body }));
}

test('a deployment stores each file of its package as listed and reports to CloudFormation', async () => {
  await putPackage('one.zip', {
    'files.json': JSON.stringify([
      { key: 'index.html', contentType: 'text/html', cacheControl: 'no-cache', isLast: true },
      { key: 'assets/main.js', contentType: 'text/javascript', cacheControl: 'immutable' },
    ]),
    'content/index.html': '<p>new</p>',
    'content/assets/main.js': 'run()',
  });
  await handler(anEvent('Update', 'one.zip'));
  const stored = await client.send(new GetObjectCommand({ Bucket: 'web-bucket', Key: 'assets/main.js' }));
  expect(await stored.Body?.transformToString()).toBe('run()');
  expect(stored).toMatchObject({ ContentType: 'text/javascript', CacheControl: 'immutable' });
  expect(answers).toEqual([
    {
      Status: 'SUCCESS',
      StackId: 'stack-1',
      RequestId: 'request-1',
      LogicalResourceId: 'Files',
      PhysicalResourceId: 'Files',
    },
  ]);
});

test('a package without one of its files fails the deployment with the reason', async () => {
  const index = JSON.stringify([
    { key: 'gone.js', contentType: 'text/javascript', cacheControl: 'no-cache' },
  ]);
  await putPackage('broken.zip', { 'files.json': index });
  await handler(anEvent('Create', 'broken.zip'));
  expect(answers).toMatchObject([{ Status: 'FAILED', Reason: 'The package has no file content/gone.js.' }]);
});

test('deleting the stack leaves the files in their bucket', async () => {
  await handler(anEvent('Delete', 'one.zip'));
  expect(answers).toMatchObject([{ Status: 'SUCCESS' }]);
  const stored = await client.send(new GetObjectCommand({ Bucket: 'web-bucket', Key: 'index.html' }));
  expect(stored.CacheControl).toBe('no-cache');
});
