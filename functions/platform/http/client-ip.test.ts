import { expect, test } from 'vitest';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { createClientIp, sourceIp } from './client-ip.ts';
import { readHttpRequest } from './http-request.ts';

const ORIGIN_KEY = 'a key that only CloudFront and the function know';
const CALLER = '203.0.113.7';

const aRequest = (headers: Record<string, string>) =>
  readHttpRequest(anHttpEvent({ routeKey: 'GET /api/menu', headers, sourceIp: CALLER }));

test.each(['198.51.100.4', '2001:db8::7'])('a client is identified by CloudFront’s address: %s', (seen) => {
  const request = aRequest({ 'x-viewer-address': seen, 'x-origin-key': ORIGIN_KEY });
  expect(createClientIp(ORIGIN_KEY)(request)).toBe(seen);
});

const DOUBTFUL: [string, Record<string, string>][] = [
  ['CloudFront was not asked', {}],
  ['an address is claimed without going through CloudFront', { 'x-viewer-address': '198.51.100.4' }],
  ['the key is wrong', { 'x-viewer-address': '198.51.100.4', 'x-origin-key': 'a guess' }],
  ['the key is empty', { 'x-viewer-address': '198.51.100.4', 'x-origin-key': '' }],
  [
    'the key is as long as the right one',
    { 'x-viewer-address': '198.51.100.4', 'x-origin-key': 'x'.repeat(ORIGIN_KEY.length) },
  ],
  ['the key is sent twice', { 'x-viewer-address': '198.51.100.4', 'x-origin-key': `${ORIGIN_KEY},guess` }],
  ['the header has no address', { 'x-viewer-address': 'everyone', 'x-origin-key': ORIGIN_KEY }],
];
test.each(DOUBTFUL)('a visitor is identified by the calling address when %s', (_, headers) => {
  expect(createClientIp(ORIGIN_KEY)(aRequest(headers))).toBe(CALLER);
});

test('without CloudFront no header is trusted', () => {
  const request = aRequest({ 'x-viewer-address': '198.51.100.4', 'x-origin-key': '' });
  expect([createClientIp(undefined)(request), sourceIp(request)]).toEqual([CALLER, CALLER]);
});
