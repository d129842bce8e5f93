import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { LIMITS, tooLargeAnswer } from '#infra/security-headers.ts';

type Request = { uri: string; headers: Record<string, { value: string }> };
type Answer = Request & { statusCode?: number; body?: string };

/** Runs a CloudFront function like the edge: a script with one function, `handler`. */
function run(file: string, uri: string, headers: Request['headers'] = {}): Answer {
  const code = readFileSync(`${import.meta.dirname}/${file}.js`, 'utf8');
  const context = { requestId: 'request-1' };
  const event = { context, request: { uri, headers }, viewer: { ip: '203.0.113.7' } };
  return JSON.parse(JSON.stringify(runInNewContext(`${code}; handler(event)`, { event })));
}

describe("a published site's address", () => {
  test.each([
    ['/osteria-lupo/', '/osteria-lupo/index.html'],
    ['/', '/index.html'],
    ['/images/abc.webp', '/images/abc.webp'],
    ['/404.html', '/404.html'],
  ])('%s is the file %s', (uri, file) => {
    expect(run('sites-viewer-request', uri)).toEqual({ uri: file, headers: {} });
  });

  test('an address without its final slash is redirected', () => {
    expect(run('sites-viewer-request', '/osteria-lupo')).toMatchObject({
      statusCode: 308,
      headers: { location: { value: '/osteria-lupo/' } },
    });
  });

  test.each(['//evil', '/\\evil', '///evil/x'])('%s never leads to another origin', (uri) => {
    expect(run('sites-viewer-request', uri).headers.location?.value ?? '/').toMatch(/^\/[^/\\]/);
  });
});

describe("the web app's address", () => {
  const publicFiles = readdirSync(`${import.meta.dirname}/../../web/public`, {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `/${name}`);

  test.each(['/', '/login', '/website-builder/preview/0190', '/index.html'])('%s opens the app', (uri) => {
    expect(run('web-viewer-request', uri).uri).toBe('/index.html');
  });

  test.each(['/wp-login.php', '/.env', '/.git/config', '/admin/config.json', '/assets', '//assets/main.js'])(
    '%s opens the app’s start, although it looks like a file',
    (uri) => {
      expect(run('web-viewer-request', uri).uri).toBe('/index.html');
    },
  );

  test.each(['/assets/main-3f2a.js', ...publicFiles])('%s is a file of the app', (uri) => {
    expect(run('web-viewer-request', uri).uri).toBe(uri);
  });

  test('a removed file of an earlier version isn’t found', () => {
    expect(run('web-viewer-request', '/assets/gone-1a2b.js').uri).toBe('/assets/gone-1a2b.js');
  });
});

/** Set by CloudFront, which answers only its own names. */
const HOST = { host: { value: 'd111111abcdef8.cloudfront.net' } };

test('the API gets the web app’s real host name, even if a visitor sends another', () => {
  const claimed = { ...HOST, 'x-web-origin': { value: 'https://evil.example' } };
  expect(run('api-viewer-request', '/api/billing/checkout', claimed).headers['x-web-origin']).toEqual({
    value: 'https://d111111abcdef8.cloudfront.net',
  });
});

test("the API gets the client's real address", () => {
  const claimed = { ...HOST, 'x-viewer-address': { value: '198.51.100.1' } };
  expect(run('api-viewer-request', '/api/auth/login', claimed).headers['x-viewer-address']).toEqual({
    value: '203.0.113.7',
  });
});

test('a body too large for a function is rejected with a sentence, and one that fits is passed on', () => {
  const ofLength = (bytes: number) =>
    run('api-viewer-request', '/api/campaigns/facebook-ads', {
      ...HOST,
      'content-length': { value: String(bytes) },
    });
  expect(ofLength(LIMITS.requestBodyBytes).statusCode).toBeUndefined();
  const refused = ofLength(LIMITS.requestBodyBytes + 1);
  expect(refused.statusCode).toBe(413);
  expect(JSON.parse(refused.body ?? '')).toEqual(tooLargeAnswer('request-1'));
});

test('the edge’s limit fits one function call as base64 with the longest headers', () => {
  const headers = 64 * 1024;
  expect(Math.ceil(LIMITS.requestBodyBytes / 3) * 4 + headers).toBeLessThan(LIMITS.lambdaPayloadBytes);
});
