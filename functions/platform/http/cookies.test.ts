import { describe, expect, test } from 'vitest';
import { cookiesToSet, readCookies, withCookie } from './cookies.ts';

const COOKIE = { name: 'table', value: 'seven', path: '/api', maxAgeSeconds: 60 };

describe('the cookies of a request', () => {
  test('come as a list from an HTTP API', () => {
    const cookies = readCookies({ headers: {}, cookies: ['table=seven', 'guests=a=b'] });
    expect([...cookies]).toEqual([
      ['table', 'seven'],
      ['guests', 'a=b'],
    ]);
  });

  test('come in one header from a REST API', () => {
    const cookies = readCookies({ headers: { cookie: 'table=seven; guests=two;' } });
    expect([...cookies]).toEqual([
      ['table', 'seven'],
      ['guests', 'two'],
    ]);
  });

  test('are empty when nothing readable was sent', () => {
    expect(readCookies({ headers: {} }).size).toBe(0);
    expect(readCookies({ headers: { cookie: '; =x; novalue' } }).size).toBe(0);
  });

  test('with equal names count once: the first', () => {
    expect(readCookies({ headers: {}, cookies: ['table=seven', 'table=eight'] }).get('table')).toBe('seven');
  });
});

describe('an output that sets a cookie', () => {
  test('keeps its fields and all cookies', () => {
    const output = withCookie(withCookie({ dish: 'soup' }, COOKIE), { ...COOKIE, name: 'door' });
    expect(JSON.parse(JSON.stringify(output))).toEqual({ dish: 'soup' });
    expect(cookiesToSet(output)).toEqual([
      'table=seven; Path=/api; Max-Age=60; HttpOnly; Secure; SameSite=Strict',
      'door=seven; Path=/api; Max-Age=60; HttpOnly; Secure; SameSite=Strict',
    ]);
  });

  test('is optional', () => {
    expect(cookiesToSet({ dish: 'soup' })).toEqual([]);
  });
});
