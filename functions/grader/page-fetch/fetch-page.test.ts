import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageFetchDependencies } from '#tests/builders/page-fetch-dependencies.ts';
import { aPageServer, aSocketServer } from '#tests/builders/page-server.ts';
import type { FetchLimits } from './fetch-limits.ts';
import { fetchPage } from './fetch-page.ts';

const PAGE = '<!doctype html><title>Trattoria Però</title>';
const MEGABYTE = 1024 * 1024;

function fetch(url: string, limits: Partial<FetchLimits> = {}) {
  return fetchPage(pageFetchDependencies({ limits }).dependencies, url);
}

async function fetchAnswer(status: number, body: string, headers: Record<string, string> = {}) {
  const server = await aPageServer((_request, response) => response.writeHead(status, headers).end(body));
  return fetch(server.origin);
}

test('a page is read with its redirects and headers', async () => {
  const reading = await fetchAnswer(200, PAGE, { 'content-type': 'Text/HTML; charset=utf-8' });

  expect(reading).toMatchObject({
    outcome: 'read',
    text: PAGE,
    transfer: {
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/$/),
      isHttps: false,
      redirects: 0,
      status: 200,
      contentType: 'text/html',
      bytes: Buffer.byteLength(PAGE),
      isTruncated: false,
      isCompressed: false,
    },
  });
});

test.each([
  ['gzip', gzipSync(PAGE)],
  ['br', brotliCompressSync(PAGE)],
])('a page compressed with %s is decompressed', async (coding, body) => {
  const server = await aPageServer((_request, response) =>
    response.writeHead(200, { 'content-encoding': coding }).end(body),
  );

  expect(await fetch(server.origin)).toMatchObject({ text: PAGE, transfer: { isCompressed: true } });
});

test.each([
  ['header', 'text/html; charset=iso-8859-1', Buffer.from('Però', 'latin1'), 'Però'],
  ['head', 'text/html', Buffer.from('<meta charset="windows-1252">Però', 'latin1'), 'Però'],
  ['byte order mark', 'text/html; charset=latin1', Buffer.from('\ufeffPerò', 'utf8'), 'Però'],
  ['wrong name', 'text/html; charset=no-such-thing', Buffer.from('Però'), 'Però'],
  ['UTF-16 that is none', 'text/html', Buffer.from('<meta charset=utf-16>Però'), 'Però'],
])('text is decoded with the encoding of its %s', async (_where, contentType, body, expected) => {
  const server = await aPageServer((_request, response) =>
    response.writeHead(200, { 'content-type': contentType }).end(body),
  );

  const reading = await fetch(server.origin);

  expect(reading.outcome === 'read' && reading.text.endsWith(expected)).toBe(true);
});

test('redirects are followed', async () => {
  const server = await aPageServer((request, response) => {
    const hop = Number(request.url?.slice(1));
    if (hop === 5) response.end(PAGE);
    else response.writeHead(hop % 2 === 0 ? 301 : 302, { location: `/${hop + 1}` }).end();
  });

  expect(await fetch(`${server.origin}/0`)).toMatchObject({
    outcome: 'read',
    transfer: { url: `${server.origin}/5`, redirects: 5 },
  });
  expect(await fetch(`${server.origin}/-1`)).toEqual({
    outcome: 'failed',
    reason: 'too_many_redirects',
    redirects: 5,
    isHttps: false,
  });
});

test('a redirect loop is a finding at the first repeated address', async () => {
  const server = await aPageServer((request, response) =>
    response.writeHead(302, { location: request.url === '/a' ? '/b#x' : '/a' }).end(),
  );

  expect(await fetch(`${server.origin}/a`)).toEqual({
    outcome: 'failed',
    reason: 'redirect_loop',
    redirects: 2,
    isHttps: false,
  });
  expect(server.connections()).toBe(2);
});

test.each([
  [500, 'failed', 'server_error'],
  [503, 'failed', 'server_error'],
  [404, 'failed', 'not_found'],
  [410, 'failed', 'not_found'],
  [400, 'failed', 'client_error'],
  [304, 'failed', 'bad_response'],
  [302, 'failed', 'bad_response'],
  [401, 'not_measured', 'sign_in'],
  [403, 'not_measured', 'forbidden'],
  [405, 'not_measured', 'forbidden'],
  [406, 'not_measured', 'forbidden'],
  [429, 'not_measured', 'rate_limited'],
])('status %i is %s: %s', async (status, outcome, reason) => {
  const isHttps = outcome === 'failed' ? false : undefined;
  expect(await fetchAnswer(status, '')).toEqual({ outcome, reason, status, redirects: 0, isHttps });
});

test('a page that asks for a captcha isn’t measured', async () => {
  const challenge = { outcome: 'not_measured', reason: 'captcha' };
  expect(await fetchAnswer(503, '<title>Just a moment...</title>')).toMatchObject(challenge);
  expect(await fetchAnswer(200, '<title>Verify you are human</title>')).toMatchObject(challenge);
  expect(await fetchAnswer(403, '<title>Access Denied</title>')).toMatchObject(challenge);
  expect(await fetchAnswer(503, '<title>DDoS-Guard</title>')).toMatchObject(challenge);
  expect(await fetchAnswer(202, '<script>window.gokuProps = {}</script>')).toMatchObject(challenge);
  expect(await fetchAnswer(202, '', { 'x-amzn-waf-action': 'challenge' })).toMatchObject(challenge);
  expect(await fetchAnswer(200, '<p>Enable JavaScript and cookies to continue</p>')).toMatchObject(challenge);
  expect(await fetchAnswer(200, '', { 'cf-mitigated': 'challenge' })).toMatchObject(challenge);
  expect(await fetchAnswer(405, `<script src=https://geo.captcha-delivery.com/c.js>`)).toMatchObject(
    challenge,
  );
  expect(await fetchAnswer(200, `${PAGE}<div class=px-captcha>${'Menu '.repeat(2000)}`)).toMatchObject({
    outcome: 'read',
  });
});

test.each([
  '<title>Please wait to be seated | Diner</title><p>Osteria Lupo</p>',
  '<title>A Moment in Rome</title><p>Osteria Lupo</p>',
  `${PAGE}<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>`,
  `${PAGE}<form><div class="g-recaptcha"></div></form>`,
  `${PAGE}<form><div class="h-captcha"></div></form>`,
])('a page that only contains a captcha is read: %s', async (page) => {
  expect(await fetchAnswer(200, page)).toMatchObject({ outcome: 'read' });
});

test('an unknown name and a closed port are findings', async () => {
  const server = await aPageServer((_request, response) => response.end());
  const closed = server.port === 1 ? 2 : 1;

  expect(await fetch('http://nobody.example/')).toEqual({
    outcome: 'failed',
    reason: 'host_not_found',
    redirects: 0,
  });
  expect(await fetch(`http://127.0.0.1:${closed}/`)).toEqual({
    outcome: 'failed',
    reason: 'connection_refused',
    redirects: 0,
  });
});

test('an endless body is read up to the limit', async () => {
  const server = await aPageServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const more = () => {
      while (response.write('<p>more</p>'.repeat(1000)));
    };
    response.on('drain', more);
    more();
  });

  expect(await fetch(server.origin)).toMatchObject({
    outcome: 'read',
    transfer: { bytes: 3 * MEGABYTE, isTruncated: true },
  });
});

test('of a page of 50 MB, the first 3 MB are read and the rest isn’t received', async () => {
  let sent = 0;
  const server = await aPageServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': 50 * MEGABYTE });
    const part = Buffer.alloc(MEGABYTE, '<p>menu</p>');
    const more = () => {
      while (sent < 50 && !response.destroyed) {
        sent += 1;
        if (!response.write(part)) return response.once('drain', more);
      }
      return response.end();
    };
    more();
  });

  expect(await fetch(server.origin)).toMatchObject({
    outcome: 'read',
    transfer: { bytes: 3 * MEGABYTE, isTruncated: true },
  });
  expect(sent).toBeLessThan(50);
});

test('a body at the limit is complete, and one byte more isn’t', async () => {
  const whole = await fetchAnswer(200, 'x'.repeat(3 * MEGABYTE));
  const longer = await fetchAnswer(200, 'x'.repeat(3 * MEGABYTE + 1));

  expect(whole).toMatchObject({ transfer: { bytes: 3 * MEGABYTE, isTruncated: false } });
  expect(longer).toMatchObject({ transfer: { bytes: 3 * MEGABYTE, isTruncated: true } });
});

test('an announced length isn’t trusted', async () => {
  const server = await aSocketServer((socket) =>
    socket.write(`HTTP/1.1 200 OK\r\nContent-Length: 10000000000\r\n\r\n${'x'.repeat(4 * MEGABYTE)}`),
  );

  expect(await fetch(server.origin)).toMatchObject({ transfer: { bytes: 3 * MEGABYTE, isTruncated: true } });
});

/** Sixteen concatenated gzip members that unpack to a gigabyte. */
function aGigabyte(): Buffer {
  const member = gzipSync(Buffer.alloc(64 * MEGABYTE));
  return Buffer.concat(Array.from({ length: 16 }, () => member));
}

test.each([
  ['gzip', aGigabyte()],
  ['br', brotliCompressSync(Buffer.alloc(200 * MEGABYTE), { params: { 1: 1 } })],
])('a %s bomb is stopped during decompression', async (coding, bomb) => {
  const server = await aPageServer((_request, response) =>
    response.writeHead(200, { 'content-encoding': coding }).end(bomb),
  );
  const before = process.memoryUsage().rss;

  const reading = await fetch(server.origin);

  expect(reading).toMatchObject({ transfer: { bytes: 3 * MEGABYTE, isTruncated: true } });
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * MEGABYTE);
});

test('compressed bytes that expand to nothing end at the same limit', async () => {
  const nothing = gzipSync('');
  const server = await aPageServer((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    const more = () => {
      while (response.write(Buffer.concat(Array.from({ length: 1000 }, () => nothing))));
    };
    response.on('drain', more);
    more();
  });

  expect(await fetch(server.origin)).toMatchObject({
    outcome: 'read',
    transfer: { bytes: 0, isTruncated: true },
  });
});

test.each([
  ['gzip', 'this is not gzip'],
  ['br', 'nor is it brotli'],
  ['zstd', 'which was not offered'],
  ['gzip, gzip', 'twice'],
])('a body that %s can’t decompress is a bad answer', async (coding, body) => {
  expect(await fetchAnswer(200, body, { 'content-encoding': coding })).toEqual({
    outcome: 'failed',
    reason: 'bad_response',
    redirects: 0,
  });
});

test('a slow body ends with the time limit', async () => {
  let timer: NodeJS.Timeout | undefined;
  const server = await aPageServer((_request, response) => {
    response.writeHead(200);
    timer = setInterval(() => response.write('x'), 20);
    response.once('close', () => clearInterval(timer));
  });

  expect(await fetch(server.origin, { totalMilliseconds: 200 })).toEqual({
    outcome: 'failed',
    reason: 'timeout',
    redirects: 0,
  });
});

test('slow, missing, or endless headers end with the time limit', async () => {
  const slow = await aSocketServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
    const timer = setInterval(() => socket.write('x'), 20);
    socket.once('close', () => clearInterval(timer));
  });
  const silent = await aSocketServer((socket) => socket.resume());
  const hints = await aSocketServer((socket) => {
    const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 5);
    socket.once('close', () => clearInterval(timer));
  });

  for (const { origin } of [slow, silent, hints])
    expect(await fetch(origin, { totalMilliseconds: 200 })).toMatchObject({
      outcome: 'failed',
      reason: 'timeout',
    });
});

test('redirects share one time limit', async () => {
  const server = await aPageServer((request, response) => {
    const hop = Number(request.url?.slice(1));
    setTimeout(() => response.writeHead(302, { location: `/${hop + 1}` }).end(), 150);
  });

  expect(await fetch(`${server.origin}/0`, { totalMilliseconds: 400 })).toMatchObject({
    outcome: 'failed',
    reason: 'timeout',
  });
});

test('an unanswered name lookup ends with the time limit', async () => {
  const { dependencies } = pageFetchDependencies({ limits: { totalMilliseconds: 50 } });
  const resolve = () => new Promise<string[]>(() => undefined);

  expect(await fetchPage({ ...dependencies, resolve }, 'http://slow.example/')).toMatchObject({
    outcome: 'failed',
    reason: 'timeout',
  });
});

test.each([
  ['a megabyte of headers', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(MEGABYTE)}\r\n\r\n`, 'bad_response'],
  ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n', 'bad_response'],
  [
    'another protocol',
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
    'bad_response',
  ],
  ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx', 'bad_response'],
  ['a body that breaks off', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nx', 'connection_failed'],
  ['nothing', '', 'connection_failed'],
])('a server that answers %s is a finding', async (_what, answer, reason) => {
  const server = await aSocketServer((socket) => socket.once('data', () => socket.end(answer)));

  expect(await fetch(server.origin)).toEqual({ outcome: 'failed', reason, redirects: 0 });
});

test('a server without https is a finding when asked for it', async () => {
  const server = await aPageServer((_request, response) => response.end(PAGE));

  expect(await fetch(`https://127.0.0.1:${server.port}/`)).toEqual({
    outcome: 'failed',
    reason: 'no_secure_connection',
    redirects: 0,
  });
});

test('a temporary lookup failure isn’t measured', async () => {
  const { dependencies } = pageFetchDependencies({});
  const resolve = () => Promise.reject(Object.assign(new Error('try again'), { code: 'EAI_AGAIN' }));

  expect(await fetchPage({ ...dependencies, resolve }, 'http://lupo.example/')).toEqual({
    outcome: 'not_measured',
    reason: 'name_lookup',
    redirects: 0,
  });
});
