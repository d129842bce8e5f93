import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { createDemoRestaurants } from '#infra/local/demo/demo-restaurants.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { featureRoutes } from '#shared/contract/routes/feature-routes.ts';
import { AI_FEATURES } from '#shared/domain/ai-features.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { aReceiptBook } from '#tests/builders/receipt-book.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createFeaturesOperations } from './operations.ts';

let emulators: Emulators;
let ids: string[];
beforeAll(async () => {
  emulators = await openEmulators();
  await createDemoRestaurants(createDynamoClient(), tableName);
  const { places } = await openRepositories().restaurantNames.list({ by: 'name' }, { limit: 10 });
  ids = places.map(({ restaurantId }) => restaurantId);
});
afterAll(() => emulators.stop());

const NOW = '2026-03-05T12:00:00.000Z';

function setup(role: 'admin' | 'restaurant' = 'admin') {
  const { toggles, restaurants, restaurantNames: names } = openRepositories();
  const receipts = aReceiptBook();
  const handler = createDispatcher({
    routes: featureRoutes,
    operations: createFeaturesOperations({ toggles, restaurants, names, clock: aClock(NOW) }),
    authenticate: async () => ({ userId: 'admin', role, restaurantId: undefined, isImpersonating: false }),
    receipts,
    log: aLog(),
  });
  const call = async (routeKey: string, parts: Omit<Parameters<typeof anHttpEvent>[0], 'routeKey'> = {}) => {
    const event = anHttpEvent({ ...parts, routeKey, headers: { authorization: 'Bearer one' } });
    const { statusCode, body } = await handler(event);
    return { status: statusCode, body: JSON.parse(body ?? '') };
  };
  const toggle = (body: object) => call('POST /api/admin/features/toggle', { json: body });
  const check = (restaurantId: string, feature: string) =>
    call('GET /api/admin/features/check/{restaurantId}/{feature}', { params: { restaurantId, feature } });
  const list = (query: Record<string, string> = {}) => call('GET /api/admin/features/toggles', { query });
  return { toggle, check, list, receipts, toggles };
}

const id = () => ids[0] ?? '';
const NO_LIMITS = { daily_limit: null, hourly_limit: null };

test('a feature that nobody has touched is on, without limits', async () => {
  const { body } = await setup().check(ids[3] ?? '', 'menu_optimizer');
  const untouched = {
    feature_name: 'menu_optimizer',
    enabled: true,
    rate_limits: NO_LIMITS,
    updated_at: null,
  };
  expect(body.data).toEqual({ restaurant_id: ids[3], ...untouched });
});

test('what was switched shows in the next read, and a receipt says it for the restaurant', async () => {
  const { toggle, check, list, receipts } = setup();
  const rate_limits = { daily_limit: 20, hourly_limit: null };
  const cell = { restaurant_id: id(), feature_name: 'digital_grader', enabled: false };
  expect(await toggle({ ...cell, rate_limits })).toMatchObject({ status: 200 });
  const expected = { ...cell, rate_limits, updated_at: NOW };
  expect((await check(id(), 'digital_grader')).body.data).toEqual(expected);
  const ofOne = (await list({ restaurant_id: id() })).body.data.toggles;
  expect(ofOne).toContainEqual(expected);
  expect(ofOne).toHaveLength(AI_FEATURES.length);
  expect(receipts.kept.at(-1)).toMatchObject({ restaurant_id: id(), operation: 'updateFeatureToggle' });
});

test('switching keeps the limits, and changing a limit keeps the switch', async () => {
  const { toggle } = setup();
  const cell = { restaurant_id: ids[1], feature_name: 'image_enhancement' };
  const rate_limits = { daily_limit: null, hourly_limit: 5 };
  await toggle({ ...cell, enabled: false, rate_limits });
  const on = await toggle({ ...cell, enabled: true });
  expect(on.body.data).toMatchObject({ enabled: true, rate_limits });
});

test.each([0, null, undefined])('a limit of %s is none', async (daily_limit) => {
  const cell = { restaurant_id: ids[2], feature_name: 'image_enhancement', enabled: true };
  const { body } = await setup().toggle({ ...cell, rate_limits: { daily_limit, hourly_limit: 7 } });
  expect(body.data.rate_limits).toEqual({ daily_limit: null, hourly_limit: 7 });
});

test('two administrators who change different cells at once keep both', async () => {
  const { toggle, toggles } = setup();
  const cells = AI_FEATURES.map((feature_name) => ({ restaurant_id: ids[2], feature_name, enabled: false }));
  const answers = await Promise.all(cells.map((cell) => toggle(cell)));
  expect(answers.map(({ status }) => status)).toEqual(cells.map(() => 200));
  const row = await toggles.get(ids[2] ?? '');
  expect(AI_FEATURES.filter((feature) => row.toggles[feature]?.enabled === false)).toEqual([...AI_FEATURES]);
});

test('all restaurants come page by page, each with every feature', async () => {
  const { list } = setup();
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await list({ limit: '2', ...(cursor !== undefined && { cursor }) });
    seen.push(...body.data.toggles.map((each: { restaurant_id: string }) => each.restaurant_id));
    cursor = body.data.next_cursor;
  } while (cursor !== undefined);
  expect(seen).toEqual(ids.flatMap((restaurantId) => AI_FEATURES.map(() => restaurantId)));
});

test('what is no restaurant, no feature or no limit is refused, and nothing is stored', async () => {
  const { toggle, check, list, toggles } = setup();
  const cell = { restaurant_id: 'nobody', feature_name: 'digital_grader', enabled: false };
  expect(await toggle(cell)).toMatchObject({ status: 404 });
  expect(await check('nobody', 'digital_grader')).toMatchObject({ status: 404 });
  expect(await list({ restaurant_id: 'nobody' })).toMatchObject({ status: 404 });
  expect(await list({ cursor: 'eHh4' })).toMatchObject({ status: 422 });
  expect(await toggle({ ...cell, feature_name: 'sites' })).toMatchObject({ status: 422 });
  const rate_limits = { daily_limit: -1, hourly_limit: 1.5 };
  const refused = await toggle({ ...cell, restaurant_id: id(), rate_limits });
  expect(Object.keys(refused.body.fields)).toEqual(['rate_limits.daily_limit', 'rate_limits.hourly_limit']);
  expect((await toggles.get('nobody')).version).toBe(0);
});

test('owners are refused', async () => {
  const { list, check, toggle } = setup('restaurant');
  const cell = { restaurant_id: id(), feature_name: 'digital_grader', enabled: true };
  const answers = await Promise.all([list(), check(id(), 'digital_grader'), toggle(cell)]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});
