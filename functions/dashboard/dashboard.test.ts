import { expect, test } from 'vitest';
import type { Restaurant } from '#functions/modules/restaurants/restaurants-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { dashboardRoutes } from '#shared/contract/routes/dashboard-routes.ts';
import { aClock } from '#tests/builders/clock.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { createDashboardOperations } from './operations.ts';

const RESTAURANT: Restaurant = {
  restaurant_id: 'owner-1',
  name: 'Osteria Lupo',
  owner_email: 'lupo@example.com',
  created_at: '2026-03-01T12:00:00.000Z',
  websites_total: 3,
  websites_published: 1,
};

async function getDashboard(restaurantId: string) {
  const get = async (id: string) => {
    if (id !== RESTAURANT.restaurant_id) throw new AppError('not_found');
    return RESTAURANT;
  };
  const handler = createDispatcher({
    routes: dashboardRoutes,
    operations: createDashboardOperations({
      restaurants: { get, findMany: async () => [] },
      names: { search: async () => ({ restaurantIds: [], next: undefined }) },
      figures: { total: async () => ({}) },
      clock: aClock(),
    }),
    authenticate: async () => ({
      userId: restaurantId,
      role: 'restaurant',
      restaurantId,
      isImpersonating: false,
    }),
    log: aLog(),
  });
  const { statusCode, body } = await handler(anHttpEvent({ routeKey: 'GET /api/dashboard/restaurant' }));
  return { status: statusCode, body: JSON.parse(body ?? '') as unknown };
}

test('an owner sees the own restaurant and how many websites it has', async () => {
  expect(await getDashboard('owner-1')).toEqual({
    status: 200,
    body: {
      success: true,
      data: {
        restaurant: { restaurant_id: 'owner-1', name: 'Osteria Lupo' },
        websites: { total: 3, published: 1 },
      },
    },
  });
});

test('a restaurant that is gone is not found', async () => {
  expect(await getDashboard('owner-2')).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
