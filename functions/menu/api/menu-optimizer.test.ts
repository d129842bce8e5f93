import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { firstProfile } from '#functions/profile/profile-row.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { menuOptimizerRoutes } from '#shared/menu/contract/menu-optimizer-routes.ts';
import { emptyDish } from '#shared/profile/menu.ts';
import { anAuditLog } from '#tests/builders/audit-log.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import * as menuOptimizerOperations from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const NOW = '2026-11-23T17:00:00.000Z';

function anOwner(restaurantId: string) {
  const stores = openRepositories();
  const auditRecords = anAuditLog();
  const handler = createDispatcher({
    auditRecords,
    routes: menuOptimizerRoutes,
    operations: openOperations(menuOptimizerOperations, { ...stores, clock: aClock(NOW) }),
    authenticate: async () => ({
      userId: restaurantId,
      role: 'restaurant',
      restaurantId,
      isImpersonating: false,
    }),
    log: aLog(),
  });
  const call = async (routeKey: string, sent: { json?: object; query?: Record<string, string> } = {}) => {
    const { statusCode, body } = await handler(anHttpEvent({ token: 'token', routeKey, ...sent }));
    return { status: statusCode, body: JSON.parse(body ?? '{}') };
  };
  const restaurant = {
    restaurant_id: restaurantId,
    name: 'Lupo',
    owner_email: `${restaurantId}@example.com`,
    created_at: NOW,
  };
  return {
    auditRecords,
    call,
    signUp: () => stores.restaurants.create(restaurant),
    writeMenu: (names: readonly string[]) => {
      const row = firstProfile({ ...restaurant, websites_total: 0, websites_published: 0 });
      const dishes = names.map((name) => ({ ...emptyDish(name), course: 'Mains' }));
      return stores.profiles.save({ ...row, version: 1, profile: { ...row.profile, dishes } });
    },
  };
}

const cell = (sold: number, price: number, channel = 'dine_in') => ({
  channel,
  daypart: 'dinner',
  sold,
  revenue: sold * price,
  cost: sold * 5,
});

const SALES = {
  from: '2026-10-01',
  to: '2026-10-31',
  days: 31,
  dispersion: 1.4,
  items: [
    { name: 'Burger', till_names: ['BURGER'], cells: [cell(900, 14), cell(10, 14, 'delivery')] },
    { name: 'Ribeye', till_names: [], cells: [cell(600, 38), cell(200, 38, 'delivery')] },
    { name: 'Salad', till_names: [], cells: [cell(60, 12), cell(300, 12, 'delivery')] },
  ],
};

test('sales are stored as sent, replaced, and deleted', async () => {
  const { call, auditRecords } = anOwner('sales-kept');
  expect((await call('GET /api/ai/menu/sales')).body.data).toEqual({ sales: null, saved_at: null });
  expect(await call('PUT /api/ai/menu/sales', { json: SALES })).toMatchObject({
    status: 200,
    body: { message: 'Sales saved for 3 items.', data: { saved_at: NOW } },
  });
  expect((await call('GET /api/ai/menu/sales')).body.data).toEqual({ sales: SALES, saved_at: NOW });
  const next = { ...SALES, items: SALES.items.slice(0, 1) };
  const replaced = await call('PUT /api/ai/menu/sales', { json: next });
  expect(replaced.body.message).toBe('Sales saved for 1 item.');
  expect((await call('GET /api/ai/menu/sales')).body.data.sales).toEqual(next);
  await call('DELETE /api/ai/menu/sales');
  expect((await call('GET /api/ai/menu/sales')).body.data.sales).toBeNull();
  const [october, burger] = [3, 1].map((items) => ({
    items,
    days: 31,
    from: '2026-10-01',
    to: '2026-10-31',
  }));
  expect(auditRecords.changes()).toEqual([
    { operation: 'saveMenuSales', before: { items: null }, after: october },
    { operation: 'saveMenuSales', before: october, after: burger },
    { operation: 'deleteMenuSales', before: burger, after: { items: null } },
  ]);
});

test.each([
  ['less than nothing sold', { items: [{ name: 'A', till_names: [], cells: [cell(-1, 3)] }] }],
  ['an item without a name', { items: [{ name: ' ', till_names: [], cells: [cell(1, 3)] }] }],
  ['an item twice', { items: [SALES.items[0], { ...SALES.items[0], name: 'burger!' }] }],
  ['a channel twice', { items: [{ name: 'A', till_names: [], cells: [cell(1, 3), cell(2, 3)] }] }],
  ['nothing', { items: [] }],
  ['no days', { days: 0 }],
  ['a period of other days than its first and last', { to: '2062-10-31', days: 1098 }],
  ['a period that ends before it begins', { from: '2026-11-30', days: 1 }],
  ['a first day without a last', { to: null }],
  [
    'more than a kitchen has',
    {
      items: Array.from({ length: 301 }, (_, n) => ({ name: `A${n}`, till_names: [], cells: [cell(1, 3)] })),
    },
  ],
])('%s is rejected', async (_, change) => {
  const { call } = anOwner('sales-refused');
  expect(await call('PUT /api/ai/menu/sales', { json: { ...SALES, ...change } })).toMatchObject({
    status: 422,
    body: { code: 'invalid_input' },
  });
});

test('the largest allowed sales can be stored', async () => {
  const { call } = anOwner('sales-most');
  const cells = ['dine_in', 'takeout', 'delivery', 'other', 'unknown'].flatMap((channel) =>
    ['breakfast', 'lunch', 'afternoon', 'dinner', 'late', 'unknown'].map((daypart) => ({
      channel,
      daypart,
      sold: 1234.567,
      revenue: 123456.78,
      cost: 34567.89,
    })),
  );
  const items = Array.from({ length: 300 }, (_, n) => ({
    name: `Item ${n}`,
    till_names: [`TILL ${n}`],
    cells,
  }));
  const answer = await call('PUT /api/ai/menu/sales', { json: { ...SALES, items } });
  expect(answer.status).toBe(200);
  expect((await call('GET /api/ai/menu/sales')).body.data.sales.items).toHaveLength(300);
});

test('an item may be a star at the tables and something else in delivery', async () => {
  const { call, signUp, writeMenu } = anOwner('sales-classes');
  await signUp();
  await writeMenu(['Burger', 'Ribeye', 'Salad']);
  expect((await call('GET /api/ai/menu/classes')).body.data).toMatchObject({ items: [], cuts: { sold: 0 } });
  await call('PUT /api/ai/menu/sales', { json: SALES });
  const classes = async (query: Record<string, string>) => {
    const { body } = await call('GET /api/ai/menu/classes', { query });
    return body.data.items.map((item: { name: string; menu_class: string }) => [item.name, item.menu_class]);
  };
  expect(await classes({ channel: 'dine_in' })).toEqual([
    ['Burger', 'plowhorse'],
    ['Ribeye', 'star'],
    ['Salad', 'dog'],
  ]);
  expect(await classes({ channel: 'delivery' })).toEqual([
    ['Burger', 'dog'],
    ['Ribeye', 'star'],
    ['Salad', 'plowhorse'],
  ]);
  expect(await classes({ course: 'Desserts' })).toEqual([]);
});
