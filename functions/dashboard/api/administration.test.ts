import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshCustomers } from '#functions/console/customers/refresh-customer.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { dashboardRoutes } from '#shared/dashboard/contract/dashboard-routes.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { createFourRestaurants } from '#tests/builders/four-restaurants.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import * as dashboardOperations from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
  await createFourRestaurants(createDynamoClient(), tableName);
  await createFourRestaurants(createDynamoClient(), tableName);
});
afterAll(() => emulators.stop());

function setup(role: 'admin' | 'restaurant' = 'admin') {
  const { restaurantNames: names, redemptionCounters: redemptions, ...repositories } = openRepositories();
  const stores = { ...repositories, names, redemptions };
  const clock = aClock('2026-03-31T23:00:00.000Z');
  const handler = createDispatcher({
    routes: dashboardRoutes,
    operations: openOperations(dashboardOperations, {
      ...stores,
      publishNeedsVerifiedEmail: true,
      clock,
    }),
    authenticate: async () => ({ userId: 'someone', role, isImpersonating: false }),
    log: aLog(),
  });
  const get = async (path: string, query: Record<string, string> = {}) => {
    const { statusCode, body } = await handler(
      anHttpEvent({ routeKey: `GET /api/dashboard/${path}`, query }),
    );
    return { status: statusCode, body: JSON.parse(body ?? '') };
  };
  const search = async (text: string): Promise<string[]> => {
    const { body } = await get('restaurants', { search: text });
    return body.data.restaurants.map(({ name }: { name: string }) => name);
  };
  return { ...stores, get, search };
}

test('any part of a name finds the restaurant, ignoring accents and case', async () => {
  const { search } = setup();
  expect(await search('ucc')).toEqual(['Trattoria Lucca (Demo)']);
  expect(await search('PINATA')).toEqual(['Casa Piñata (Demo)']);
  expect(await search('heron g')).toEqual(['Blue Heron Grill (Demo)']);
  expect(await search('(demo)')).toHaveLength(4);
  expect(await search('nowhere')).toEqual([]);
});

test('one letter matches name or address, and an empty search lists all by name', async () => {
  const { search } = setup();
  expect(await search('g')).toEqual(['Blue Heron Grill (Demo)', 'Golden Wok (Demo)']);
  expect(await search('4')).toEqual(['Golden Wok (Demo)']);
  expect(await search('z')).toEqual([]);
  expect(await search('')).toEqual([
    'Blue Heron Grill (Demo)',
    'Casa Piñata (Demo)',
    'Golden Wok (Demo)',
    'Trattoria Lucca (Demo)',
  ]);
});

test('a restaurant is listed with what administrators need', async () => {
  const { body } = await setup().get('restaurants', { search: 'golden' });
  expect(body.data.restaurants).toEqual([
    {
      restaurant_id: 'demo-4',
      name: 'Golden Wok (Demo)',
      email: 'demo-4@tableside.local',
      address: '501 Grant Avenue, San Francisco, CA',
      signup_date: '2026-03-09T11:05:00.000Z',
      websites: { total: 0, published: 0 },
      customer: null,
    },
  ]);
});

test('words of an address find a restaurant by its city', async () => {
  const { search } = setup();
  expect(await search('san fran')).toEqual(['Golden Wok (Demo)']);
  expect(await search('Burlington')).toEqual(['Blue Heron Grill (Demo)']);
});

test('restaurants are filtered by status and plan, and sorted by money, with and without a search', async () => {
  const { get, ...stores } = setup();
  await stores.subscriptions.save(aSubscription({ restaurant_id: 'demo-2' }));
  await stores.subscriptions.save(aSubscription({ restaurant_id: 'demo-3', plan_id: 'enterprise' }));
  const refreshing = { ...stores, clock: aClock('2026-03-31T23:00:00.000Z') };
  await refreshCustomers(refreshing, ['demo-1', 'demo-2', 'demo-3', 'demo-4']);
  const ids = async (query: Record<string, string>) => {
    const { body } = await get('restaurants', query);
    return body.data.restaurants.map(({ restaurant_id }: { restaurant_id: string }) => restaurant_id);
  };
  expect(await ids({ status: 'active' })).toEqual(['demo-2', 'demo-3']);
  expect(await ids({ status: 'active', plan: 'enterprise' })).toEqual(['demo-3']);
  expect(await ids({ status: 'trial_ended', search: 'demo' })).toEqual(['demo-4', 'demo-1']);
  const byMoney = { sort: 'monthly_revenue', order: 'desc' };
  expect((await ids(byMoney)).slice(0, 2)).toEqual(['demo-3', 'demo-2']);
  expect((await ids({ ...byMoney, search: 'demo' })).slice(0, 2)).toEqual(['demo-3', 'demo-2']);
  const { body } = await get('restaurants', { ...byMoney, limit: '1' });
  expect(body.data.restaurants[0].customer).toMatchObject({
    status: 'active',
    plan_id: 'enterprise',
    monthly_revenue: 399,
    month: { revenue: 0, cost: expect.any(Number) },
  });
  const next = await get('restaurants', { ...byMoney, limit: '1', cursor: body.data.next_cursor });
  expect(next.body.data.restaurants[0].restaurant_id).toBe('demo-2');
  const other = await get('restaurants', { sort: 'cost', cursor: body.data.next_cursor });
  expect(other.status).toBe(422);
});

test('the filter of unfinished setups lists restaurants that never had a website', async () => {
  const { get, restaurants } = setup();
  await restaurants.startAddition({ restaurantId: 'demo-1', runId: 'one', websiteId: 'one' } as never);
  await restaurants.countWebsite('demo-1', { websiteId: 'one', as: 'total', at: '2026-03-30T12:00:00.000Z' });
  const { body } = await get('restaurants', { setup: 'unfinished' });
  const ids = body.data.restaurants.map(({ restaurant_id }: { restaurant_id: string }) => restaurant_id);
  expect(ids).toEqual(['demo-2', 'demo-3', 'demo-4']);
  expect((await get('restaurants', { setup: 'done' })).status).toBe(422);
});

test('any part of an address finds the restaurant, too, and none twice', async () => {
  const { search, names, restaurants } = setup();
  expect(await search('O-4@TABLE')).toEqual(['Golden Wok (Demo)']);
  expect(await search('demo-')).toHaveLength(4);
  const restaurant = { restaurant_id: 'own', name: 'example.org', owner_email: 'owner@example.org' };
  await names.add('own', { name: restaurant.name, email: restaurant.owner_email });
  await restaurants.create({ ...restaurant, created_at: '2026-01-01T00:00:00.000Z' });
  expect(await search('example')).toEqual(['example.org']);
  await names.remove('own', { name: 'example.org' });
  expect(await search('example')).toEqual(['example.org']);
  await names.remove('own', { email: restaurant.owner_email });
  expect(await search('example')).toEqual([]);
});

test.each([
  { search: '', sort: 'name', order: 'asc', ids: ['demo-2', 'demo-3', 'demo-4', 'demo-1'] },
  { search: '', sort: 'name', order: 'desc', ids: ['demo-1', 'demo-4', 'demo-3', 'demo-2'] },
  { search: '', sort: 'signup_date', order: 'asc', ids: ['demo-1', 'demo-2', 'demo-3', 'demo-4'] },
  { search: '', sort: 'signup_date', order: 'desc', ids: ['demo-4', 'demo-3', 'demo-2', 'demo-1'] },
  { search: 'demo', sort: 'name', order: 'asc', ids: ['demo-2', 'demo-3', 'demo-4', 'demo-1'] },
  { search: '(demo)', sort: 'signup_date', order: 'desc', ids: ['demo-4', 'demo-3', 'demo-2', 'demo-1'] },
])('pages by cursor: “$search” by $sort, $order', async ({ ids, ...asked }) => {
  const { get } = setup();
  for (const limit of ['1', '3', '50']) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await get('restaurants', { ...asked, limit, ...(cursor !== undefined && { cursor }) });
      seen.push(...body.data.restaurants.map((each: { restaurant_id: string }) => each.restaurant_id));
      cursor = body.data.next_cursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(ids);
  }
});

test('a cursor of another search or order, or an invalid one, is rejected', async () => {
  const { get } = setup();
  const { next_cursor: cursor } = (await get('restaurants', { limit: '1' })).body.data;
  const others: Record<string, string>[] = [
    { search: 'wok' },
    { sort: 'signup_date' },
    { order: 'desc' },
    { cursor: 'W10' },
    { cursor: 'no' },
  ];
  for (const other of others) {
    const answer = await get('restaurants', { cursor, ...other });
    expect(answer).toMatchObject({ status: 422, body: { fields: { cursor: expect.any(String) } } });
  }
});

test('a search beyond the sort limit says that there are more', async () => {
  const { names, get } = setup();
  for (let at = 0; at < 401; at++) await names.add(`twin-${at}`, { name: 'Zz' });
  expect((await get('restaurants', { search: 'zz' })).body.data).toEqual({
    restaurants: [],
    more_match: true,
  });
  expect((await get('restaurants', { search: 'wok' })).body.data).toMatchObject({ more_match: false });
});

test('an old or unused name finds nothing', async () => {
  const { names, search } = setup();
  await names.add('demo-1', { name: 'Old Name' });
  await names.add('never', { name: 'Never Opened' });
  expect(await search('old name')).toEqual([]);
  expect(await search('never')).toEqual([]);
  await names.remove('demo-1', { name: 'Old Name' });
  expect((await names.search('old name', { limit: 10 })).restaurantIds).toEqual([]);
});

test('the overview comes from the metrics', async () => {
  const { figures, get } = setup();
  const add = (day: string, counts: Record<string, number>) =>
    figures.add({ scope: 'platform', day, shard: 'a' }, counts, { first: '1', last: '1' });
  await add('2025-01-01', { count_signed_up: 5, count_setup_completed: 3, count_ad_launched: 7 });
  await add('2026-03-01', { count_ad_launched: 50 });
  await add('2026-03-02', { count_signed_up: 2, count_ad_launched: 3, count_sms_launched: 1 });
  await add('2026-03-31', { count_sms_launched: 1 });
  expect(await get('admin')).toMatchObject({
    status: 200,
    body: {
      data: {
        platformStats: { period: 'Last 30 days', totalRestaurants: 7, recentCampaigns: 5 },
        needsAttention: { incompleteSetups: 4 },
      },
    },
  });
});

test('owners are refused', async () => {
  const { get } = setup('restaurant');
  expect(await get('admin')).toMatchObject({ status: 403 });
  expect(await get('restaurants')).toMatchObject({ status: 403 });
});
