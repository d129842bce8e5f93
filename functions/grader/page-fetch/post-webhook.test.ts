import { expect, test } from 'vitest';
import { pageFetchDependencies } from '#tests/builders/page-fetch-dependencies.ts';
import { aPageServer } from '#tests/builders/page-server.ts';
import { postWebhook } from './post-webhook.ts';

const POST = { body: '{"id":"1"}', headers: { 'x-alert-signature': 'abc' } };

type Received = { method: string | undefined; signature: unknown; body: string };

/** A receiver on loopback that answers with a status, or redirects to `location`. */
async function aReceiver(status: number, location?: string) {
  const received: Received[] = [];
  const { origin } = await aPageServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      received.push({ method: request.method, signature: request.headers['x-alert-signature'], body });
      response.writeHead(status, location === undefined ? {} : { location }).end();
    });
  });
  return { received, url: `${origin}/hook` };
}

test('the receiver gets the body with its signature', async () => {
  const { received, url } = await aReceiver(204);
  const { dependencies } = pageFetchDependencies();
  expect(await postWebhook(dependencies, url, POST)).toEqual({ outcome: 'delivered' });
  expect(received).toEqual([{ method: 'POST', signature: 'abc', body: '{"id":"1"}' }]);
});

test('an error of the receiver and a redirect count as failed, and the redirect isn’t followed', async () => {
  const { dependencies } = pageFetchDependencies();
  const failing = await aReceiver(500);
  expect(await postWebhook(dependencies, failing.url, POST)).toEqual({ outcome: 'failed' });
  const other = await aReceiver(200);
  const redirecting = await aReceiver(302, other.url);
  expect(await postWebhook(dependencies, redirecting.url, POST)).toEqual({ outcome: 'failed' });
  expect(other.received).toEqual([]);
});

test.each([
  'http://example.com/hook',
  'https://127.0.0.1/hook',
  'https://[::1]/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://private.example/hook',
  'https://mixed.example/hook',
  'https://user:secret@example.com/hook',
  'https://example.com:8443/hook',
  'ftp://example.com/hook',
])('nothing is sent to %s', async (address) => {
  const names = {
    'example.com': [['93.184.215.14']],
    'private.example': [['10.0.0.5']],
    'mixed.example': [['93.184.215.14', '10.0.0.5']],
  };
  const { dependencies } = pageFetchDependencies({ admitsLoopback: false, names });
  expect(await postWebhook(dependencies, address, POST)).toEqual({ outcome: 'blocked' });
});
