import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Access } from '#shared/contract/routes/route.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { createDispatcher } from '../http/dispatcher.ts';

/** Calls a route with this access as an administrator who acts for a restaurant that was deleted meanwhile. */
async function callForDeleted(access: Access) {
  const routes = {
    act: {
      summary: 'Acts.',
      method: 'POST',
      path: '/act',
      access,
      status: 200,
      response: z.object({}),
      errors: [],
      defaultError: 'Failed',
      throttle: { rate: 1, burst: 1 },
      receipt: false,
    },
  } as const;
  const handler = createDispatcher({
    routes,
    operations: { act: async () => ({}) },
    authenticate: async () => ({
      userId: 'admin-1',
      role: 'admin',
      restaurantId: 'gone-1',
      impersonationId: 'impersonation-1',
      isImpersonating: true,
      isRestaurantGone: true,
    }),
    log: aLog(),
  });
  const event = anHttpEvent({ routeKey: 'POST /api/act', headers: { authorization: 'Bearer one' } });
  return (await handler(event)).statusCode;
}

test('nobody acts for a restaurant that was deleted meanwhile: its administrator can but end that', async () => {
  expect(await callForDeleted('owner')).toBe(401);
  expect([await callForDeleted('signedIn'), await callForDeleted('admin')]).toEqual([200, 200]);
});
