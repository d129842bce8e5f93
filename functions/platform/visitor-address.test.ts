import { expect, test } from 'vitest';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { visitorAddress } from './visitor-address.ts';

test.each([
  ['the address that CloudFront saw', '198.51.100.4', '198.51.100.4'],
  ['the IPv6 address that CloudFront saw', '2001:db8::7', '2001:db8::7'],
  ['the address that called, when CloudFront was not asked', undefined, '203.0.113.7'],
  ['the address that called, when the header holds no address', 'everyone', '203.0.113.7'],
])('a visitor is known by %s', (_, seen, expected) => {
  const headers: Record<string, string> = seen === undefined ? {} : { 'x-viewer-address': seen };
  expect(visitorAddress(anHttpEvent({ routeKey: 'GET /api/menu', headers }))).toBe(expected);
});
