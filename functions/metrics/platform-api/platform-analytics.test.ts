import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '#functions/platform/app-error.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { platformAnalyticsRoutes } from '#shared/metrics/contract/platform-analytics-routes.ts';
import type { FigureScope } from '#shared/metrics/event-figures.ts';
import { aMeter } from '#tests/builders/a-meter.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { createFourRestaurants } from '#tests/builders/four-restaurants.ts';
import { createFourSubscriptions } from '#tests/builders/four-subscriptions.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { interfere } from '#tests/builders/interference.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import * as platformAnalyticsOperations from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
  await createFourRestaurants(createDynamoClient(), tableName);
  await createFourSubscriptions(createDynamoClient(), tableName);
});
afterAll(() => emulators.stop());

/** Each test uses its own year. */
let years = 0;

function setup(role: 'admin' | 'restaurant' = 'admin') {
  const year = 2030 + years++;
  const client = createDynamoClient();
  let calls = 0;
  interfere({ dynamo: client }, async (_call, proceed) => {
    calls += 1;
    await proceed();
  });
  const { figures, aiUsage: usage, restaurants, invoices } = openRepositories(client);
  const stores = openRepositories();
  const clock = aClock(`${year}-03-31T23:00:00.000Z`);
  const handler = createDispatcher({
    routes: platformAnalyticsRoutes,
    operations: openOperations(platformAnalyticsOperations, { figures, usage, restaurants, invoices, clock }),
    authenticate: async () => ({ userId: 'someone', role, isImpersonating: false }),
    log: aLog(),
  });
  const get = async (route: string, parts: { query?: Record<string, string>; id?: string } = {}) => {
    const { query = {}, id = 'demo-1' } = parts;
    const event = anHttpEvent({ routeKey: `GET /api/admin/${route}`, query, params: { id } });
    const { statusCode, body } = await handler(event);
    const { data, ...rest } = JSON.parse(body ?? '');
    return { status: statusCode, data, ...rest };
  };
  const add = (scope: FigureScope, day: string, counts: Record<string, number>, shard = 'a') =>
    stores.figures.add({ scope, day: `${year}-${day}`, shard }, counts, { first: '1', last: '1' });
  const used = (requests: number, milliseconds = 0, cost_micros = 0, errors = 0) => ({
    count_ai_used: requests,
    sum_ai_used_milliseconds: milliseconds,
    sum_ai_used_cost_micros: cost_micros,
    sum_ai_used_errors: errors,
  });
  const meter = aMeter(stores, clock);
  return { year, clock, get, add, used, meter, stores, calls: () => calls };
}

test('usage is listed by day and feature across shards within the requested days', async () => {
  const { year, get, add, used } = setup();
  await add('feature#menu_optimizer', '03-24', used(9, 900, 9));
  await add('feature#menu_optimizer', '03-25', used(2, 300, 1_500, 1));
  await add('feature#menu_optimizer', '03-25', used(1, 33, 500), 'b');
  await add('feature#menu_optimizer', '03-31', used(1, 0, 0));
  await add('feature#digital_grader', '03-31', used(5, 5_000, 250_000, 2));
  expect(await get('analytics/usage')).toMatchObject({
    status: 200,
    data: {
      period: { from: `${year}-03-25`, to: `${year}-03-31` },
      as_of: `${year}-03-31T23:00:00.000Z`,
      usage_over_time: [
        { _id: { date: `${year}-03-25`, feature_type: 'menu_optimizer' }, requests: 3, cost: 0.002 },
        { _id: { date: `${year}-03-31`, feature_type: 'digital_grader' }, requests: 5, cost: 0.25 },
        { _id: { date: `${year}-03-31`, feature_type: 'menu_optimizer' }, requests: 1, cost: 0 },
      ],
      feature_breakdown: [
        { _id: 'digital_grader', requests: 5, cost: 0.25, avg_processing_time: 1_000 },
        { _id: 'menu_optimizer', requests: 4, cost: 0.002, avg_processing_time: 83.3 },
      ],
      error_analysis: { error_count: 3 },
    },
  });
  const ofOne = await get('analytics/usage', { query: { days: '30', feature_type: 'menu_optimizer' } });
  expect(ofOne.data).toMatchObject({
    feature_breakdown: [{ _id: 'menu_optimizer', requests: 13 }],
    error_analysis: { error_count: 1 },
  });
  expect((await get('analytics/usage', { query: { days: '1' } })).data.usage_over_time).toHaveLength(2);
});

test('an unused platform returns empty lists', async () => {
  const { data } = await setup().get('analytics/usage', { query: { days: '90' } });
  const nothing = { usage_over_time: [], feature_breakdown: [], error_analysis: { error_count: 0 } };
  expect(data).toMatchObject(nothing);
});

test.each<Record<string, string>>([
  { days: '14' },
  { days: '0' },
  { days: '-7' },
  { days: 'many' },
  { feature_type: 'all' },
])('usage of %j is rejected', async (query) => {
  expect(await setup().get('analytics/usage', { query })).toMatchObject({ status: 422 });
});

test('real-time metrics are those of today', async () => {
  const { year, get, add, used } = setup();
  await add('platform', '03-30', used(50, 5, 5, 5));
  await add('platform', '03-31', used(7, 700, 90_000, 1));
  await add('platform', '03-31', used(2, 201, 1, 0), 'b');
  expect((await get('analytics/real-time')).data).toEqual({
    today_requests: 9,
    success_rate: 88.9,
    avg_response_time: 100.1,
    daily_cost: 0.090001,
    active_requests: 0,
    last_updated: `${year}-03-31T23:00:00.000Z`,
  });
});

test('running calls are active until they end', async () => {
  const { get, meter } = setup();
  const active = async () => (await get('analytics/real-time')).data.active_requests;
  const use = { feature: 'menu_optimizer', restaurantId: 'demo-1' } as const;
  const seen: number[] = [];
  const done = { result: undefined, costMicros: 0, hasFailed: false };
  await meter.measure(use, async () => {
    await meter.measure(use, async () => {
      await meter.measure({ ...use, restaurantId: 'demo-2' }, async () => {
        seen.push(await active());
        return done;
      });
      seen.push(await active());
      return done;
    });
    seen.push(await active());
    return done;
  });
  expect([...seen, await active()]).toEqual([3, 2, 1, 0]);
});

test.each(['refused', 'failed'])('a call that is %s is no longer active', async (how) => {
  const { get, meter } = setup();
  const use = { feature: 'menu_optimizer', restaurantId: 'demo-1' } as const;
  const failure = how === 'refused' ? new AppError('invalid_input') : new Error('broken');
  await meter.measure(use, () => Promise.reject(failure)).catch(() => undefined);
  expect((await get('analytics/real-time')).data.active_requests).toBe(0);
});

test('a call whose process died is active for a minute', async () => {
  const { clock, get, meter, stores } = setup();
  const use = { feature: 'menu_optimizer', restaurantId: 'demo-1' } as const;
  const active = async () => (await get('analytics/real-time')).data.active_requests;
  await stores.aiUsage.reserve({ ...use, at: clock.now() }, 'died', { day: 10, hour: 10 });
  expect(await active()).toBe(1);
  clock.advance(61);
  expect(await active()).toBe(0);
  const during = await meter.measure(use, async () => ({
    result: await active(),
    costMicros: 0,
    hasFailed: false,
  }));
  expect(during).toBe(1);
});

test('usage of one restaurant excludes the others', async () => {
  const { year, clock, get, meter } = setup();
  const use = { feature: 'content_generation', restaurantId: 'demo-3' } as const;
  const done = { result: undefined, costMicros: 2_000, hasFailed: false };
  await meter.measure(use, async () => done);
  await meter.measure({ ...use, restaurantId: 'demo-4' }, async () => done);
  await meter.measure({ ...use, feature: 'digital_grader' }, async () => ({ ...done, hasFailed: true }));
  clock.advance(2 * 86_400);
  await meter.measure(use, async () => done);
  const { data } = await get('analytics/restaurant/{id}', { id: 'demo-3' });
  const [first, second] = [`${year}-03-31`, `${year}-04-02`];
  expect(data).toMatchObject({
    restaurant_id: 'demo-3',
    restaurant_name: 'Casa Piñata (Demo)',
    period: { to: second },
    usage_over_time: [
      { _id: { date: first, feature_type: 'content_generation' }, requests: 1, cost: 0.002 },
      { _id: { date: first, feature_type: 'digital_grader' }, requests: 1, cost: 0.002 },
      { _id: { date: second, feature_type: 'content_generation' }, requests: 1, cost: 0.002 },
    ],
    feature_breakdown: [
      { _id: 'content_generation', requests: 2 },
      { _id: 'digital_grader', requests: 1 },
    ],
    error_analysis: { error_count: 1 },
  });
  const today = await get('analytics/restaurant/{id}', { id: 'demo-3', query: { days: '1' } });
  expect(today.data.usage_over_time).toHaveLength(1);
  expect(await get('analytics/restaurant/{id}', { id: 'nobody' })).toMatchObject({ status: 404 });
});

test('the summary compares the last 30 days with the 30 before', async () => {
  const { year, get, add } = setup();
  const before = (await get('dashboard/summary')).data.total_restaurants;
  await add('platform', '01-30', { count_signed_up: 2, count_site_published: 90 });
  await add('platform', '01-31', { count_signed_up: 3, count_setup_completed: 1, count_sms_launched: 1 });
  await add('platform', '03-01', { count_site_published: 4, count_ai_used: 6 });
  await add('platform', '03-02', {
    count_signed_up: 1,
    count_ad_launched: 2,
    count_code_redeemed: 5,
    sum_code_redeemed_amount_cents: 10_050,
    count_redemption_undone: 1,
    sum_redemption_undone_amount_cents: 2_025,
    sum_ai_used_cost_micros: 1_500,
  });
  const { data } = await get('dashboard/summary');
  expect(data).toMatchObject({
    period: { from: `${year}-03-02`, to: `${year}-03-31` },
    total_restaurants: before + 6,
    activity: {
      signups: { current: 1, previous: 3 },
      sites_published: { current: 0, previous: 4 },
      campaigns_launched: { current: 2, previous: 1 },
      codes_redeemed: { current: 4, previous: 0 },
      redeemed_amount: { current: 80.25, previous: 0 },
      content_flagged: { current: 0, previous: 0 },
      ai_requests: { current: 0, previous: 6 },
      ai_cost: { current: 0.0015, previous: 0 },
    },
  });
});

test('the summary shows changes in recurring revenue and what waits', async () => {
  const { get, add } = setup();
  const before = (await get('dashboard/summary')).data.business;
  await add('platform', '02-01', { split_subscription_started_plan_id_basic: 1 });
  await add('platform', '03-05', {
    split_subscription_started_plan_id_professional: 1,
    sum_subscription_started_monthly_cents: 14_900,
    count_content_flagged: 3,
    count_content_approved: 1,
    count_generation_failed: 2,
  });
  const { business } = (await get('dashboard/summary')).data;
  expect(business).toMatchObject({ started: 149, expansion: 0, contraction: 0, churned: 0, failed_jobs: 2 });
  expect(business.recurring.current - before.recurring.current).toBe(198);
  expect(business.recurring.previous - before.recurring.previous).toBe(49);
  expect(business.flagged - before.flagged).toBe(2);
  expect(business.overdue).toEqual({ count: 0, amount: 0, is_partial: false });
});

test('no read takes more than ten table calls', async () => {
  const { get, calls } = setup();
  for (const route of ['usage', 'real-time', 'restaurant/{id}']) {
    const before = calls();
    await get(`analytics/${route}`, { query: route === 'real-time' ? {} : { days: '90' } });
    // One more call authorizes the caller.
    expect(calls() - before).toBeLessThanOrEqual(9);
  }
});

test('owners are rejected', async () => {
  const { get } = setup('restaurant');
  for (const route of [
    'analytics/usage',
    'analytics/real-time',
    'analytics/restaurant/{id}',
    'dashboard/summary',
  ]) {
    expect(await get(route)).toMatchObject({ status: 403 });
  }
});
