import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { pageFetchDependencies } from '#tests/builders/page-fetch-dependencies.ts';
import { aPageServer } from '#tests/builders/page-server.ts';
import { fetchPage } from './fetch-page.ts';

const PAGE = '<!doctype html><title>Trattoria Però</title>';
const NAMES = { 'lupo.example': [['127.0.0.1']], 'www.lupo.example': [['127.0.0.1']] };

type Hop = { host: string; url: string; cookie: string | undefined };

/** Returns the cookies that a site receives, hop by hop, until it shows its page. */
async function visit(answer: (hop: Hop) => Record<string, string | string[]> | undefined, start = '/') {
  const hops: Hop[] = [];
  const listener: RequestListener = (request, response) => {
    const [host = ''] = (request.headers.host ?? '').split(':');
    const hop = { host, url: request.url ?? '', cookie: request.headers.cookie };
    hops.push(hop);
    const headers = answer(hop);
    if (headers === undefined) response.end(PAGE);
    else response.writeHead(headers.location === undefined ? 200 : 302, headers).end();
  };
  const server = await aPageServer(listener);
  const { dependencies } = pageFetchDependencies({ names: NAMES });
  const reading = await fetchPage(dependencies, `http://lupo.example:${server.port}${start}`);
  return { reading, hops, cookies: hops.map(({ cookie }) => cookie) };
}

test('a redirect that sets a cookie is repeated with it', async () => {
  const { reading, cookies } = await visit(({ cookie }) =>
    cookie === undefined ? { location: '/', 'set-cookie': 'seen=1; Path=/; HttpOnly; Secure' } : undefined,
  );

  expect(reading).toMatchObject({ outcome: 'read', transfer: { redirects: 1 } });
  expect(cookies).toEqual([undefined, 'seen=1']);
});

test('cookies are added, changed, and removed as the site says', async () => {
  const set = [
    ['a=1; Path=/', 'b=2'],
    ['a=3', 'b=; Max-Age=0', 'no name', '=nothing', 'umlaut=\u00fc'],
    ['c=x=y; Max-Age=60'],
  ];
  const { reading, cookies } = await visit(({ url }) => {
    const step = Number(url.slice(1));
    return step < 3 ? { location: `/${step + 1}`, 'set-cookie': set[step] ?? [] } : undefined;
  }, '/0');

  expect(reading).toMatchObject({ outcome: 'read' });
  expect(cookies).toEqual([undefined, 'a=1; b=2', 'a=3', 'a=3; c=x=y']);
});

test('a loop stays a loop whatever cookie it sets', async () => {
  const { reading, hops } = await visit(() => ({ location: '/', 'set-cookie': 'seen=1' }));

  expect(reading).toMatchObject({ outcome: 'failed', reason: 'redirect_loop' });
  expect(hops).toHaveLength(2);
});

test('a loop with a new cookie each time ends at the redirect limit', async () => {
  let visits = 0;
  const { reading, hops } = await visit(() => {
    visits += 1;
    return { location: '/', 'set-cookie': `session=${visits}` };
  });

  expect(reading).toMatchObject({ outcome: 'failed', reason: 'too_many_redirects', redirects: 5 });
  expect(hops).toHaveLength(6);
});

test('cookies aren’t shared between hosts', async () => {
  const told: [string, string | undefined][] = [];
  const server = await aPageServer((request, response) => {
    const { host = '', cookie } = request.headers;
    told.push([host.split(':', 1)[0] ?? '', cookie]);
    const next = ['www.lupo.example', 'lupo.example'][told.length - 1];
    if (next === undefined) response.end(PAGE);
    else
      response
        .writeHead(302, {
          location: `http://${next}:${server.port}/${told.length}`,
          'set-cookie': `of=${told.length}; Domain=lupo.example`,
        })
        .end();
  });
  const { dependencies } = pageFetchDependencies({ names: NAMES });

  await fetchPage(dependencies, `http://lupo.example:${server.port}/`);

  expect(told).toEqual([
    ['lupo.example', undefined],
    ['www.lupo.example', undefined],
    ['lupo.example', 'of=1'],
  ]);
});

test('cookies of a host are limited in number and length', async () => {
  const many = Array.from({ length: 60 }, (_none, i) => `c${i}=${'x'.repeat(20)}`);
  const { cookies } = await visit(({ cookie }) =>
    cookie === undefined ? { location: '/', 'set-cookie': [`long=${'x'.repeat(5000)}`, ...many] } : undefined,
  );

  expect(cookies[1]?.split('; ')).toHaveLength(20);
  expect(cookies[1]).not.toContain('long');
});
