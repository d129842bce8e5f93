import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Access, Route } from '#shared/contract/route.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { createDispatcher } from '../http/dispatcher.ts';

type Row = { access: Access } & Pick<Route, 'impersonation' | 'isRefusedWhileSuspended'>;

/** Calls a route with this row as an administrator who impersonates a restaurant. */
async function callImpersonating(
  row: Row,
  { isRestaurantGone = false, isTestMode = false, isPaused = false } = {},
) {
  const routes = {
    act: {
      summary: 'Acts.',
      method: 'POST',
      path: '/act',
      ...row,
      status: 200,
      response: z.object({}),
      errors: [],
      defaultError: 'Failed',
      throttle: { rate: 1, burst: 1 },
      audit: false,
    },
  } as const;
  const handler = createDispatcher({
    routes,
    operations: { act: async () => ({}) },
    authenticate: async () => ({
      userId: 'admin-1',
      role: 'admin',
      restaurantId: 'restaurant-1',
      impersonationId: 'impersonation-1',
      isImpersonating: true,
      ...(isRestaurantGone && { isRestaurantGone }),
    }),
    isTestMode,
    isPlanPaused: async () => isPaused,
    log: aLog(),
  });
  const event = anHttpEvent({ routeKey: 'POST /api/act', headers: { authorization: 'Bearer one' } });
  const { statusCode, body } = await handler(event);
  return { status: statusCode, error: JSON.parse(body ?? '{}').error };
}

test('no one acts for a deleted restaurant, except to end the impersonation', async () => {
  const isRestaurantGone = true;
  expect((await callImpersonating({ access: 'owner' }, { isRestaurantGone })).status).toBe(401);
  const end = { access: 'admin', impersonation: 'allowed' } as const;
  expect((await callImpersonating(end, { isRestaurantGone })).status).toBe(200);
});

test('an impersonating administrator can call only the owner’s routes', async () => {
  expect((await callImpersonating({ access: 'owner' })).status).toBe(200);
  for (const access of ['signedIn', 'admin'] as const) {
    expect(await callImpersonating({ access })).toEqual({
      status: 403,
      error: 'You’re impersonating a restaurant. End impersonation to do this.',
    });
    expect((await callImpersonating({ access, impersonation: 'allowed' })).status).toBe(200);
  }
});

test('an impersonating administrator spends no money outside test mode', async () => {
  const error = 'You’re impersonating this restaurant. Only the owner can spend money or change the plan.';
  const spends = { access: 'owner', impersonation: 'refused' } as const;
  expect(await callImpersonating(spends, { isTestMode: true })).toEqual({ status: 403, error });
  const launches = { access: 'owner', impersonation: 'test_mode' } as const;
  expect(await callImpersonating(launches)).toEqual({ status: 403, error });
  expect((await callImpersonating(launches, { isTestMode: true })).status).toBe(200);
});

test('a restaurant with a paused plan can’t send, publish, or create, and can do everything else', async () => {
  const isPaused = true;
  const create = { access: 'owner', isRefusedWhileSuspended: true } as const;
  expect(await callImpersonating(create, { isPaused })).toEqual({
    status: 402,
    error: expect.stringContaining('Your plan is paused because of an unpaid invoice'),
  });
  expect((await callImpersonating(create)).status).toBe(200);
  expect((await callImpersonating({ access: 'owner' }, { isPaused })).status).toBe(200);
});
