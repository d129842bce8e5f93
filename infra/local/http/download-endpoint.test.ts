import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3Client } from '#functions/platform/aws/object-store.ts';
import { openDownloads } from '#functions/platform/downloads/s3-downloads.ts';
import { type Emulators, startEmulators } from '../emulators.ts';
import { createDownloadEndpoint } from './download-endpoint.ts';

let emulators: Emulators;
let server: Server;
let origin: string;
let bucketName: string;

beforeAll(async () => {
  emulators = await startEmulators();
  Object.assign(process.env, emulators.environment);
  bucketName = emulators.environment.TRANSFERS_BUCKET_NAME ?? '';
  server = createServer((request, response) => endpoint(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const endpoint = createDownloadEndpoint({
    client: createS3Client({ forcePathStyle: true }),
    bucketName,
    origin,
    otherwise: (_request, response) => void response.writeHead(404).end('not a download'),
  });
});
afterAll(async () => {
  server.close();
  await emulators.stop();
});

async function* parts() {
  yield new TextEncoder().encode('a zip');
}

async function aLink(name: string): Promise<URL> {
  const downloads = openDownloads({ bucketName, forcePathStyle: true, publicEndpoint: origin });
  const download = {
    key: `downloads/me/${name}.zip`,
    filename: `${name}.zip`,
    contentType: 'application/zip',
  };
  await downloads.put(download, parts());
  return new URL(await downloads.link(download, 600));
}

test('a signed link saves its file under its name', async () => {
  const response = await fetch(await aLink('osteria'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="osteria.zip"');
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(await response.text()).toBe('a zip');
});

test('a link with another file, name, or no signature is rejected', async () => {
  const link = await aLink('mine');
  await aLink('yours');
  const changes: ((url: URL) => void)[] = [
    (url) => {
      url.pathname = url.pathname.replace('mine', 'yours');
    },
    (url) => url.searchParams.set('response-content-disposition', 'inline'),
    (url) => url.searchParams.set('X-Amz-Expires', '6000'),
    (url) => url.searchParams.set('X-Amz-Expires', '9999999999'),
    (url) => url.searchParams.set('X-Amz-Date', '20269999T999999Z'),
    (url) => url.searchParams.delete('X-Amz-Signature'),
    (url) => {
      url.search = '';
    },
  ];
  for (const change of changes) {
    const url = new URL(link);
    change(url);
    expect((await fetch(url)).status).toBe(403);
  }
});

test('an expired link or a missing file is rejected', async () => {
  const signer = new S3Client({ endpoint: origin, forcePathStyle: true });
  const command = new GetObjectCommand({ Bucket: bucketName, Key: 'downloads/me/never.zip' });
  expect((await fetch(await getSignedUrl(signer, command, { expiresIn: 600 }))).status).toBe(404);
  const signingDate = new Date(Date.now() - 601_000);
  const old = await getSignedUrl(signer, command, { expiresIn: 600, signingDate });
  expect((await fetch(old)).status).toBe(403);
});

test('other requests go to the next handler', async () => {
  expect(await (await fetch(`${origin}/osteria/`)).text()).toBe('not a download');
});
