import { expect, test } from 'vitest';
import { pageFetchDependencies } from '#tests/builders/page-fetch-dependencies.ts';
import { aPageServer, aSocketServer } from '#tests/builders/page-server.ts';
import { fetchPage } from './fetch-page.ts';

/** A listener that must never be reached, on a port that counts as public. */
async function setup(admitsLoopback: boolean, names: Record<string, string[][]> = {}) {
  const canary = await aSocketServer((socket) => socket.destroy());
  const limits = { ports: [80, 443, canary.port] };
  const { dependencies, asked } = pageFetchDependencies({ admitsLoopback, names, limits });
  return { canary, asked, fetch: (url: string) => fetchPage(dependencies, url) };
}

const PRIVATE_HOSTS = [
  '127.0.0.1',
  '127.1',
  '0x7f000001',
  '0x7f.1',
  '2130706433',
  '0177.0.0.1',
  '127.0.0.1.',
  '①②⑦.⓪.⓪.①',
  '%31%32%37.0.0.1',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a9fe:a9fe]',
  '[0:0:0:0:0:ffff:7f00:1]',
  '[fd00:ec2::254]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '169.254.169.254',
  '0xa9fea9fe',
  'localhost',
  'LOCALHOST.',
  '127.0.0.1.nip.io',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  'mixed.example',
  'müller.example',
];

const NAMES = {
  localhost: [['127.0.0.1', '::1']],
  'localhost.': [['127.0.0.1']],
  '127.0.0.1.nip.io': [['127.0.0.1']],
  'mixed.example': [['93.184.215.14', '127.0.0.1']],
  'xn--mller-kva.example': [['10.0.0.8']],
};

test.each(PRIVATE_HOSTS)('%s is refused before anything is sent', async (host) => {
  const { canary, fetch } = await setup(false, NAMES);

  const reading = await fetch(`http://${host}:${canary.port}/`);

  expect(reading).toEqual({ outcome: 'blocked', reason: 'address', redirects: 0 });
  expect(canary.connections()).toBe(0);
});

test.each([
  '0.0.0.0',
  '[::ffff:127.0.0.1]',
  '[::ffff:a9fe:a9fe]',
  '169.254.169.254',
  '192.168.0.1',
  '[fd00:ec2::254]',
  'mixed.example',
  'half.example',
])('%s stays blocked where local pages may be read', async (host) => {
  const { canary, fetch } = await setup(true, { ...NAMES, 'half.example': [['127.0.0.1', '10.0.0.1']] });

  const reading = await fetch(`http://${host}:${canary.port}/`);

  expect(reading).toEqual({ outcome: 'blocked', reason: 'address', redirects: 0 });
  expect(canary.connections()).toBe(0);
});

test.each([
  ['file:///etc/passwd', 'scheme'],
  ['gopher://127.0.0.1:6379/_INFO', 'scheme'],
  ['ftp://example.com/', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['data:text/html,hello', 'scheme'],
  ['http://example.com@127.0.0.1/', 'credentials'],
  ['http://user:secret@public.example/', 'credentials'],
  ['http://public.example:22/', 'port'],
  ['http://public.example:6379/', 'port'],
  ['https://public.example:8443/', 'port'],
  ['public.example', 'malformed'],
  ['http://256.1.1.1/', 'malformed'],
  ['http://', 'malformed'],
  [`http://public.example/${'a'.repeat(2048)}`, 'malformed'],
])('%s is rejected for its %s without a lookup', async (url, reason) => {
  const { asked, fetch } = await setup(false, { 'public.example': [['93.184.215.14']] });

  expect(await fetch(url)).toEqual({ outcome: 'blocked', reason, redirects: 0 });
  expect(asked).toEqual([]);
});

test.each(['localhost', 'localhost.', 'LocalHost', 'menu.localhost', 'menu.localhost.'])(
  '%s counts as this machine without a lookup',
  async (host) => {
    const { asked, fetch } = await setup(false);

    const reading = await fetch(`http://${host}/`);

    expect(reading).toEqual({ outcome: 'blocked', reason: 'address', redirects: 0 });
    expect(asked).toEqual([]);
  },
);

test.each(['localhost.example', 'mylocalhost', 'my-localhost.', 'local-host.example'])(
  '%s is an ordinary name',
  async (host) => {
    const { asked, fetch } = await setup(false);

    expect(await fetch(`http://${host}/`)).toMatchObject({ reason: 'host_not_found' });
    expect(asked).toEqual([host]);
  },
);

test('other ports of the public web stay blocked where local pages may be read', async () => {
  const { fetch } = await setup(true, { 'public.example': [['93.184.215.14']] });

  expect(await fetch('http://public.example:22/')).toMatchObject({ outcome: 'blocked', reason: 'port' });
});

test('a name is looked up once, and the checked address is used', async () => {
  const server = await aPageServer((_request, response) => response.end('<title>Ours</title>'));
  const names = { 'rebind.example': [['127.0.0.1'], ['127.0.0.2'], ['169.254.169.254']] };
  const { dependencies, asked } = pageFetchDependencies({ names });

  const reading = await fetchPage(dependencies, `http://rebind.example:${server.port}/`);

  expect(reading).toMatchObject({ outcome: 'read', text: '<title>Ours</title>' });
  expect(asked).toEqual(['rebind.example']);
  expect(server.connections()).toBe(1);
});

test('a name that resolves differently at the next hop is checked again', async () => {
  const server = await aPageServer((_request, response) =>
    response.writeHead(302, { location: '/menu' }).end(),
  );
  const names = { 'rebind.example': [['127.0.0.1'], ['10.0.0.1']] };
  const { dependencies, asked } = pageFetchDependencies({ names });

  const reading = await fetchPage(dependencies, `http://rebind.example:${server.port}/`);

  expect(reading).toEqual({ outcome: 'blocked', reason: 'address', redirects: 1 });
  expect(asked).toEqual(['rebind.example', 'rebind.example']);
});

test.each([
  ['http://169.254.169.254/latest/meta-data/', 'address'],
  ['http://[::ffff:169.254.169.254]/', 'address'],
  ['//10.0.0.1/', 'address'],
  ['file:///etc/passwd', 'scheme'],
  ['gopher://127.0.0.1/', 'scheme'],
  ['http://public.example:22/', 'port'],
  ['http://public.example:6379/', 'port'],
  ['http://public.example@127.0.0.1/', 'credentials'],
  ['http://[', 'malformed'],
])('a redirect to %s is rejected', async (location, reason) => {
  const server = await aPageServer((_request, response) => response.writeHead(302, { location }).end());
  const { dependencies } = pageFetchDependencies({ names: { 'public.example': [['93.184.215.14']] } });

  const reading = await fetchPage(dependencies, server.origin);

  expect(reading).toEqual({ outcome: 'blocked', reason, redirects: 1 });
});
