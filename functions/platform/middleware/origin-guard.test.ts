import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { VARIABLES } from '#functions/platform/needs/variables.ts';
import { defineRoutes } from '#shared/contract/route.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { originKeys } from './origin-guard.ts';

const CURRENT = 'a key that only CloudFront and the function know';
const PREVIOUS = 'the key that CloudFront had before its rotation';

const routes = defineRoutes({
  showMenu: {
    summary: 'The menu.',
    method: 'GET',
    path: '/menu',
    access: 'public',
    status: 200,
    response: z.object({}),
    errors: [],
    defaultError: 'Failed',
    throttle: { rate: 1, burst: 1 },
  },
});

/** Returns the status of a call with these headers to a function that trusts these keys. */
async function statusFor(
  keys: readonly string[],
  headers: Record<string, string>,
  routeKey = 'GET /api/menu',
): Promise<unknown> {
  const handler = createDispatcher({
    routes,
    operations: { showMenu: async () => ({}) },
    authenticate: () => Promise.reject(new Error('never asked')),
    originKeys: keys,
    log: aLog(),
  });
  return (await handler(anHttpEvent({ routeKey, headers }))).statusCode;
}

test.each([CURRENT, PREVIOUS])('calls through CloudFront with "%s" are answered', async (key) => {
  expect(await statusFor([CURRENT, PREVIOUS], { 'x-origin-key': key })).toBe(200);
});

test.each<Record<string, string>>([{}, { 'x-origin-key': '' }, { 'x-origin-key': `${CURRENT},guess` }])(
  'direct API calls with %j are rejected, on public routes too',
  async (headers) => {
    expect(await statusFor([CURRENT, PREVIOUS], headers)).toBe(403);
  },
);

test.each([
  [[CURRENT], 'https://d111111abcdef8.cloudfront.net'],
  // Without CloudFront anyone could have sent it.
  [[], undefined],
])('with the keys %j an operation reads the web origin %s', async (keys, expected) => {
  let read: string | undefined;
  const handler = createDispatcher({
    routes,
    operations: {
      showMenu: async (_input: unknown, { webOrigin }: { webOrigin?: string }) => {
        read = webOrigin;
        return {};
      },
    },
    authenticate: () => Promise.reject(new Error('never asked')),
    originKeys: keys,
    log: aLog(),
  });
  const headers = { 'x-origin-key': CURRENT, 'x-web-origin': 'https://d111111abcdef8.cloudfront.net' };
  await handler(anHttpEvent({ routeKey: 'GET /api/menu', headers }));
  expect(read).toBe(expected);
});

test.each(['GET /api/nothing', 'PUT /api/menu'])('%s reveals nothing', async (routeKey) => {
  expect(await statusFor([CURRENT], {}, routeKey)).toBe(403);
  expect(await statusFor([CURRENT], { 'x-origin-key': CURRENT }, routeKey)).not.toBe(403);
});

test('every call is answered without CloudFront', async () => {
  expect(await statusFor([], {})).toBe(200);
});

test('the environment may have no key, one, or the previous one too, and none that can be guessed', () => {
  const schema = z.object({
    ORIGIN_KEY: VARIABLES.ORIGIN_KEY(),
    PREVIOUS_ORIGIN_KEY: VARIABLES.PREVIOUS_ORIGIN_KEY(),
  });
  expect(originKeys(schema.parse({}))).toEqual([]);
  expect(originKeys(schema.parse({ ORIGIN_KEY: CURRENT }))).toEqual([CURRENT]);
  expect(originKeys(schema.parse({ ORIGIN_KEY: CURRENT, PREVIOUS_ORIGIN_KEY: PREVIOUS }))).toHaveLength(2);
  expect(schema.safeParse({ ORIGIN_KEY: 'short' }).success).toBe(false);
});
