import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createS3Client } from '#functions/platform/aws/object-store.ts';
import { createUploadEndpoint } from './upload-endpoint.ts';

async function anEndpoint(): Promise<string> {
  const endpoint = createUploadEndpoint({
    client: createS3Client({ forcePathStyle: true }),
    bucketName: 'transfers',
    secretAccessKey: 'secret',
    webOrigin: 'http://localhost:4000',
    otherwise: (_request, response) => response.writeHead(404).end(),
  });
  const server = createServer(endpoint);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/transfers`;
}

test.each([
  ['just under ten megabytes is checked', 10_485_759, 'SignatureDoesNotMatch'],
  ['over the limit of all forms isn’t checked', 10_600_000, 'EntityTooLarge'],
])('a file %s', async (_what, size, code) => {
  const form = new FormData();
  form.set('policy', btoa(JSON.stringify({ expiration: '2100-01-01T00:00:00Z', conditions: [] })));
  form.set('file', new Blob([new Uint8Array(size)], { type: 'image/jpeg' }), 'photo.jpg');

  const response = await fetch(await anEndpoint(), { method: 'POST', body: form });

  expect(await response.text()).toContain(code);
});

test('a request without a form says so', async () => {
  const response = await fetch(await anEndpoint(), { method: 'POST', body: 'not a form' });
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining('MalformedPOSTRequest'),
  ]);
});
