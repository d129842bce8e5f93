import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeItem } from '#functions/checklist/change-item.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createLimitPerHour, DEFAULT_HOURLY_LIMITS } from '#functions/platform/limits/hourly-limits.ts';
import { createRateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { dashboardRoutes } from '#shared/dashboard/contract/dashboard-routes.ts';
import { anAuditLog } from '#tests/builders/audit-log.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import * as dashboardOperations from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const NOW = '2026-03-01T12:00:00.000Z';

let restaurants = 0;

async function setup({ savesPerHour = 2_000 } = {}) {
  const repositories = openRepositories();
  const { checklists } = repositories;
  const restaurantId = `owner-${++restaurants}`;
  const clock = aClock(NOW);
  await repositories.restaurants.create({
    restaurant_id: restaurantId,
    name: 'Osteria Lupo',
    owner_email: `${restaurantId}@example.com`,
    created_at: NOW,
  });
  const auditRecords = anAuditLog();
  const tableName = emulators.environment.RATE_LIMITS_TABLE_NAME ?? '';
  const limitPerHour = createLimitPerHour({
    rateLimiter: createRateLimiter({ client: createDynamoClient(), tableName, clock }),
    limits: { ...DEFAULT_HOURLY_LIMITS, saves: savesPerHour },
  });
  const { restaurantNames: names, redemptionCounters: redemptions } = repositories;
  const stores = { ...repositories, names, redemptions };
  const handler = createDispatcher({
    routes: dashboardRoutes,
    operations: openOperations(dashboardOperations, { ...stores, publishNeedsVerifiedEmail: true, clock }),
    limitPerHour,
    authenticate: async () => ({
      userId: restaurantId,
      role: 'restaurant',
      restaurantId,
      isImpersonating: false,
    }),
    auditRecords,
    log: aLog(),
  });
  const put = async (id: string, json: object) => {
    const event = anHttpEvent({ routeKey: 'PUT /api/dashboard/checklist/{id}', params: { id }, json });
    const { statusCode, body } = await handler(event);
    return { status: statusCode, body: JSON.parse(body ?? '') };
  };
  const note = (notes: string) =>
    changeItem({ checklists, clock }, { restaurantId, itemId: 'google-claim', notes });
  return { put, note, auditRecords };
}

test('an item is ticked and unticked, its notes stay, and each leaves an audit record', async () => {
  const { put, note, auditRecords } = await setup();
  await note('Ada has the postcard.');
  const item = { item_id: 'google-claim', notes: 'Ada has the postcard.', status_changed_at: NOW };
  expect(await put('google-claim', { is_complete: true })).toEqual({
    status: 200,
    body: { success: true, data: { ...item, status: 'completed' } },
  });
  expect(await put('google-claim', { is_complete: false })).toMatchObject({
    body: { data: { status: 'pending' } },
  });
  expect(auditRecords.changes()).toMatchObject([
    { operation: 'updateChecklistItem', before: { status: 'pending' }, after: { status: 'completed' } },
    { operation: 'updateChecklistItem', before: { status: 'completed' }, after: { status: 'pending' } },
  ]);
});

test('an unknown item isn’t found, and a value other than true or false is rejected', async () => {
  const { put } = await setup();
  expect(await put('menu-never', { is_complete: true })).toMatchObject({ status: 404 });
  expect(await put('google-claim', { is_complete: 'yes' })).toMatchObject({
    status: 422,
    body: { fields: { is_complete: 'Use true or false.' } },
  });
});

test('a task the platform sees as open can’t be marked done, with advice, and nothing changes', async () => {
  const { put, auditRecords } = await setup();
  expect(await put('menu-complete', { is_complete: true })).toMatchObject({
    status: 409,
    body: {
      code: 'not_done_yet',
      error: 'Add your dishes to your profile. Then we’ll check this off for you.',
    },
  });
  expect(await put('menu-complete', { is_complete: false })).toMatchObject({ status: 200 });
  expect(auditRecords.changes()).toMatchObject([{ after: { status: 'pending' } }]);
});

test('checking items counts as saves, which are limited per hour', async () => {
  const { put } = await setup({ savesPerHour: 2 });
  await put('google-claim', { is_complete: true });
  await put('google-claim', { is_complete: false });
  expect(await put('google-claim', { is_complete: true })).toMatchObject({
    status: 429,
    body: { error: expect.stringContaining('the hourly limit of 2 saves and previews') },
  });
});
