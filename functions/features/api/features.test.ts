import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { EVENT_ATTRIBUTE, setStreamStandIn } from '#functions/platform/aws/event-carrier.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import type { FeatureChangeMessage } from '#shared/contract/queue-messages.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import { featureRoutes } from '#shared/features/contract/feature-routes.ts';
import { anAuditLog } from '#tests/builders/audit-log.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { createFourRestaurants } from '#tests/builders/four-restaurants.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import * as featuresOperations from './operations.ts';

let emulators: Emulators;
let ids: string[];
beforeAll(async () => {
  emulators = await openEmulators();
  await createFourRestaurants(createDynamoClient(), tableName);
  const { places } = await openRepositories().restaurantNames.list({ by: 'name' }, { limit: 10 });
  ids = places.map(({ restaurantId }) => restaurantId);
});
afterAll(() => emulators.stop());

const FIGURES = { count_signed_up: 40, sum_features_switched_menu_optimizer: 3 };
const NOW = '2026-03-05T12:00:00.000Z';

function setup(role: 'admin' | 'restaurant' = 'admin') {
  const { toggles, restaurants, restaurantNames: names, featureJobs, aiUsage } = openRepositories();
  const clock = aClock(NOW);
  const messages: FeatureChangeMessage[] = [];
  const auditRecords = anAuditLog();
  const handler = createDispatcher({
    routes: featureRoutes,
    operations: openOperations(featuresOperations, {
      toggles,
      restaurants,
      names,
      jobs: featureJobs,
      usage: aiUsage,
      figures: { total: async () => FIGURES },
      changes: { send: async (message) => void messages.push(message) },
      clock,
      ids: createIdSource(clock),
    }),
    authenticate: async () => ({ userId: 'admin', role, restaurantId: undefined, isImpersonating: false }),
    auditRecords,
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
  const summary = () => call('GET /api/admin/features/summary');
  const bulk = (body: object) => call('POST /api/admin/features/bulk', { json: body });
  const undo = (body: object) => call('POST /api/admin/features/bulk/undo', { json: body });
  return {
    toggle,
    check,
    list,
    summary,
    bulk,
    undo,
    auditRecords,
    toggles,
    aiUsage,
    featureJobs,
    messages,
    clock,
  };
}

const id = () => ids[0] ?? '';
const NO_LIMITS = { daily_limit: null, hourly_limit: null };

test('an untouched feature is on without limits', async () => {
  const { body } = await setup().check(ids[3] ?? '', 'menu_optimizer');
  const untouched = {
    feature_name: 'menu_optimizer',
    enabled: true,
    rate_limits: NO_LIMITS,
    updated_at: null,
  };
  expect(body.data).toEqual({ restaurant_id: ids[3], ...untouched });
});

test('a changed feature shows in the next read and in the restaurant’s audit record', async () => {
  const { toggle, check, list, auditRecords } = setup();
  const rate_limits = { daily_limit: 20, hourly_limit: null };
  const cell = { restaurant_id: id(), feature_name: 'digital_grader', enabled: false };
  expect(await toggle({ ...cell, rate_limits })).toMatchObject({ status: 200 });
  const expected = { ...cell, rate_limits, updated_at: NOW };
  expect((await check(id(), 'digital_grader')).body.data).toEqual(expected);
  const ofOne = (await list({ restaurant_id: id() })).body.data.toggles;
  expect(ofOne).toContainEqual({ ...expected, used_today: 0, used_this_hour: 0 });
  expect(ofOne).toHaveLength(AI_FEATURES.length);
  expect(auditRecords.kept.at(-1)).toMatchObject({ restaurant_id: id(), operation: 'updateFeatureToggle' });
});

test('a toggle keeps the limits, and a limit keeps the toggle', async () => {
  const { toggle } = setup();
  const cell = { restaurant_id: ids[1], feature_name: 'image_enhancement' };
  const rate_limits = { daily_limit: null, hourly_limit: 5 };
  await toggle({ ...cell, enabled: false, rate_limits });
  const on = await toggle({ ...cell, enabled: true });
  expect(on.body.data).toMatchObject({ enabled: true, rate_limits });
});

test('a limit of 0 is stored as 0', async () => {
  const cell = { restaurant_id: id(), feature_name: 'digital_grader' };
  const rate_limits = { daily_limit: 0, hourly_limit: 7 };
  expect((await setup().toggle({ ...cell, rate_limits })).body.data.rate_limits).toEqual(rate_limits);
});

test.each([null, undefined])('a limit of %s means no limit', async (daily_limit) => {
  const cell = { restaurant_id: ids[2], feature_name: 'image_enhancement', enabled: true };
  const { body } = await setup().toggle({ ...cell, rate_limits: { daily_limit, hourly_limit: 7 } });
  expect(body.data.rate_limits).toEqual({ daily_limit: null, hourly_limit: 7 });
});

test('administrators who change different cells in parallel keep both changes', async () => {
  const { toggle, toggles } = setup();
  const cells = AI_FEATURES.map((feature_name) => ({ restaurant_id: ids[2], feature_name, enabled: false }));
  const answers = await Promise.all(cells.map((cell) => toggle(cell)));
  expect(answers.map(({ status }) => status)).toEqual(cells.map(() => 200));
  const row = await toggles.get(ids[2] ?? '');
  expect(AI_FEATURES.filter((feature) => row.toggles[feature]?.enabled === false)).toEqual([...AI_FEATURES]);
});

test('a limit change keeps a toggle that another administrator set', async () => {
  const { toggle } = setup();
  const cell = { restaurant_id: ids[3], feature_name: 'marketing_assistant' };
  await toggle({ ...cell, enabled: false });
  const limited = await toggle({ ...cell, rate_limits: { daily_limit: 9, hourly_limit: null } });
  expect(limited.body.data).toMatchObject({ enabled: false, rate_limits: { daily_limit: 9 } });
});

test('one of ten parallel changes to a cell wins, and each audit record has the value before it', async () => {
  const { toggle, toggles, auditRecords } = setup();
  const cell = { restaurant_id: ids[0], feature_name: 'content_generation' };
  const inputs = Array.from({ length: 10 }, (_, index) => ({
    enabled: index % 2 === 0,
    rate_limits: { daily_limit: index + 1, hourly_limit: index + 1 },
  }));
  const answers = await Promise.all(inputs.map((input) => toggle({ ...cell, ...input })));
  expect(answers.map(({ status }) => status)).toEqual(inputs.map(() => 200));
  const { enabled, rate_limits } = (await toggles.get(ids[0] ?? '')).toggles.content_generation ?? {};
  expect(inputs).toContainEqual({ enabled, rate_limits });
  const changes = auditRecords.changes().map((change) => change as { before: object; after: object });
  const known = [
    { feature: 'content_generation', enabled: true, ...NO_LIMITS },
    ...changes.map((each) => each.after),
  ];
  for (const { before } of changes) expect(known).toContainEqual(before);
});

test('each toggle changes the counters by its difference, and limits don’t', async () => {
  const { toggle } = setup();
  const events: object[] = [];
  setStreamStandIn((write, send) => {
    const { kind, data } = write.attributes[EVENT_ATTRIBUTE] as BusinessEvent;
    events.push({ kind, data });
    return send();
  });
  const cell = { restaurant_id: ids[1], feature_name: 'menu_optimizer' };
  await toggle({ ...cell, enabled: false });
  await toggle({ ...cell, enabled: false });
  await toggle({ ...cell, rate_limits: { daily_limit: 3 } });
  await toggle({ ...cell, enabled: true });
  setStreamStandIn(undefined);
  expect(events).toEqual([
    { kind: 'features_switched', data: { menu_optimizer: 1 } },
    { kind: 'features_switched', data: { menu_optimizer: -1 } },
  ]);
});

test('the summary shows how many restaurants have each feature', async () => {
  const { body } = await setup().summary();
  expect(body.data.restaurants).toBe(40);
  const menu = { feature_name: 'menu_optimizer', enabled: 37, enabled_percentage: 92.5, job: null };
  expect(body.data.features).toContainEqual(menu);
  expect(body.data.features).toHaveLength(AI_FEATURES.length);
});

test('the matrix shows usage of today and of this hour', async () => {
  const { list, aiUsage, clock } = setup();
  const place = { restaurantId: ids[2] ?? '', feature: 'digital_grader' as const };
  const none = { day: 10, hour: 10 };
  await aiUsage.reserve({ ...place, at: new Date('2026-03-05T09:00:00.000Z') }, 'call-1', none);
  await aiUsage.reserve({ ...place, at: clock.now() }, 'call-2', none);
  const cells = (await list()).body.data.toggles as { restaurant_id: string; feature_name: string }[];
  const cell = cells.find((each) => each.restaurant_id === ids[2] && each.feature_name === 'digital_grader');
  expect(cell).toMatchObject({ used_today: 2, used_this_hour: 1 });
});

test('restaurants are found by any part of their name or email', async () => {
  const { list } = setup();
  const found = async (search: string) =>
    (await list({ search })).body.data.restaurants.map(
      (each: { restaurant_id: string }) => each.restaurant_id,
    );
  expect(await found('HERON')).toEqual(['demo-2']);
  expect(await found('demo-3@table')).toEqual(['demo-3']);
  expect(await found('nobody at all')).toEqual([]);
});

test('a bulk change is a job, a second one waits, and a dead one doesn’t block it', async () => {
  const { bulk, summary, messages, clock, auditRecords } = setup();
  const begun = await bulk({ feature_name: 'content_generation', enabled: false });
  expect(begun).toMatchObject({ status: 202, body: { data: { status: 'running', total: 40, done: 0 } } });
  const { job_id } = begun.body.data;
  expect(messages).toEqual([{ feature_name: 'content_generation', job_id }]);
  expect(auditRecords.kept.at(-1)).toMatchObject({ operation: 'bulkUpdateFeature' });
  const second = await bulk({ feature_name: 'content_generation', enabled: true });
  expect(second).toMatchObject({ status: 409, body: { code: 'feature_job_running' } });
  const { features } = (await summary()).body.data;
  expect(features).toContainEqual(expect.objectContaining({ job: expect.objectContaining({ job_id }) }));
  clock.advance(16 * 60);
  expect((await bulk({ feature_name: 'content_generation', enabled: true })).status).toBe(202);
});

test('only the last completed bulk change with effect can be undone', async () => {
  const { bulk, undo, featureJobs, messages } = setup();
  const feature_name = 'image_enhancement' as const;
  expect(await undo({ feature_name, job_id: 'never' })).toMatchObject({ status: 409 });
  const { job_id } = (await bulk({ feature_name, enabled: false })).body.data;
  expect(await undo({ feature_name, job_id })).toMatchObject({ body: { code: 'feature_job_gone' } });
  const job = await featureJobs.find(feature_name);
  if (job === undefined) throw new Error('The job is missing.');
  await featureJobs.save({ ...job, version: job.version + 1, status: 'done', done: 40, changed: 7 });
  const undone = await undo({ feature_name, job_id });
  expect(undone).toMatchObject({ status: 202, body: { data: { enabled: true, is_undo: true } } });
  expect(messages.at(-1)?.job_id).toBe(undone.body.data.job_id);
});

test('all restaurants are listed page by page with every feature', async () => {
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

test('an unknown restaurant, feature, or limit is rejected, and nothing is stored', async () => {
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

test('owners are rejected', async () => {
  const { list, check, toggle, summary, bulk, undo } = setup('restaurant');
  const cell = { restaurant_id: id(), feature_name: 'digital_grader', enabled: true };
  const answers = await Promise.all([
    list(),
    check(id(), 'digital_grader'),
    toggle(cell),
    summary(),
    bulk({ feature_name: 'digital_grader', enabled: false }),
    undo({ feature_name: 'digital_grader', job_id: 'one' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
});
