import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#functions/platform/app-error.ts';
import type { AuditRecord } from '#functions/platform/audit/audit-record.ts';
import { createAuditRecordsRepository } from '#functions/platform/audit/audit-records-repository.ts';
import type { AuditRecords } from '#functions/platform/audit/open-audit-records.ts';
import type { Identity } from '#functions/platform/auth/caller.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { defineRoutes, leavesAuditRecord } from '#shared/contract/route.ts';
import { ROUTE_LIST } from '#shared/contract/routes.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aFailingDynamo } from '#tests/builders/failing-dynamo.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { EARLY_ANSWER_MILLISECONDS } from './out-of-time.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const common = {
  summary: 'A menu.',
  access: 'owner',
  status: 200,
  response: z.object({ data: z.object({ version: z.int(), text: z.string() }) }),
  errors: [],
  defaultError: 'Failed',
  throttle: { rate: 1, burst: 1 },
} as const;
const withId = { path: '/menus/{id}', params: z.object({ id: z.string() }) } as const;
const routes = defineRoutes({
  saveMenu: {
    ...common,
    ...withId,
    method: 'PUT',
    query: z.object({ version: z.coerce.number() }),
    body: z.object({ text: z.string(), password: z.string() }),
  },
  getMenu: { ...common, ...withId, method: 'GET' },
  previewMenu: { ...common, method: 'POST', path: '/menus/preview', audit: false },
  restoreMenu: {
    ...common,
    method: 'POST',
    path: '/menus/{id}/versions/{version}/restore',
    params: z.object({ id: z.string(), version: z.coerce.number() }),
  },
  openShop: { ...common, method: 'POST', path: '/shops', access: 'public' },
});
const OUTPUT = { data: { version: 8, text: 'a long menu' } };

function setup(identity: Partial<Identity> = {}, tableClient = createDynamoClient()) {
  const settings = { client: tableClient, tableName: emulators.environment.RECEIPTS_TABLE_NAME ?? '' };
  const log = aLog();
  const restaurantId = identity.restaurantId ?? crypto.randomUUID();
  const handler = createDispatcher({
    routes,
    operations: {
      saveMenu: async (input, { audit }) => {
        const { text } = (input as { body: { text: string } }).body;
        if (text === 'refuse me') throw new AppError('not_found');
        if (text === 'draw me') throw new AppError('not_found', { isAfterWork: true });
        if (text === 'fail me') {
          audit.after = { version: 8 };
          throw new AppError('not_found', { isAfterWork: true });
        }
        audit.changedNothing = text === 'as before';
        if (text === 'once') audit.once = { at: '2026-03-01T11:00:00.000Z', id: 'soup' };
        return OUTPUT;
      },
      getMenu: async () => OUTPUT,
      previewMenu: async () => OUTPUT,
      restoreMenu: async () => OUTPUT,
      openShop: async (_input, visitor) => {
        visitor.audit.subject = { userId: restaurantId, restaurantId };
        visitor.audit.after = { name: 'Lupo', password: 'p4ssw0rd' };
        return OUTPUT;
      },
    },
    authenticate: async () => ({
      userId: restaurantId,
      role: 'restaurant',
      isImpersonating: false,
      ...identity,
      restaurantId,
    }),
    auditRecords: createAuditRecordsRepository(settings),
    log,
  });
  const save = (text = 'Soup') =>
    handler(
      anHttpEvent({
        routeKey: 'PUT /api/menus/{id}',
        params: { id: 'menu-1' },
        query: { version: '7' },
        json: { text, password: 'p4ssw0rd' },
      }),
    );
  const kept = async () =>
    (
      await createAuditRecordsRepository({ ...settings, client: createDynamoClient() }).list(restaurantId, {
        limit: 10,
      })
    ).auditRecords;
  return { handler, save, kept, log, restaurantId };
}

test('a change records who, what, and versions, but no content', async () => {
  const { save, kept, restaurantId } = setup();
  expect((await save()).statusCode).toBe(200);
  expect(await kept()).toEqual([
    {
      restaurant_id: restaurantId,
      receipt_key: '2026-03-01T12:00:00.000Z#request-1',
      request_id: 'request-1',
      at: '2026-03-01T12:00:00.000Z',
      operation: 'saveMenu',
      actor_id: restaurantId,
      target: { id: 'menu-1' },
      before: '{"version":7}',
      after: '{"version":8}',
      expires_at: Date.parse('2026-03-01T12:00:00.000Z') / 1000 + 400 * 86_400,
      list_kind: 'administration',
      list_key: `2026-03-01T12:00:00.000Z#request-1#${restaurantId}`,
    },
  ]);
});

test('repeated calls for one action share one audit record with its first time', async () => {
  const { save, kept } = setup();
  await save('once');
  await save('once');
  await save('Soup');
  const [soup, once, ...more] = await kept();
  expect(once).toMatchObject({ receipt_key: '2026-03-01T11:00:00.000Z#soup', request_id: 'request-1' });
  expect(soup?.receipt_key).toBe('2026-03-01T12:00:00.000Z#request-1');
  expect(more).toEqual([]);
});

test('a call whose change was already made leaves no audit record', async () => {
  const { save, kept } = setup();
  expect((await save('as before')).statusCode).toBe(200);
  expect(await kept()).toEqual([]);
});

test('the assistant’s proposals are marked, for every confirming user', async () => {
  const { handler, kept, restaurantId } = setup();
  const call = (value: string) =>
    handler(
      anHttpEvent({
        routeKey: 'PUT /api/menus/{id}',
        params: { id: 'menu-1' },
        query: { version: '7' },
        json: { text: 'Soup', password: 'p4ssw0rd' },
        headers: { 'x-proposed-by': value },
      }),
    );
  await call('assistant');
  expect(await kept()).toMatchObject([{ proposed_by: 'assistant', actor_id: restaurantId }]);
  const other = setup();
  await other.save();
  expect((await other.kept())[0]).not.toHaveProperty('proposed_by');
});

test('the record names an acting administrator and the restaurant', async () => {
  const { save, kept } = setup({
    userId: 'admin-1',
    role: 'admin',
    restaurantId: 'impersonated',
    isImpersonating: true,
    impersonationId: 'impersonation-1',
  });
  await save();
  expect(await kept()).toMatchObject([
    { restaurant_id: 'impersonated', actor_id: 'admin-1', impersonation_id: 'impersonation-1' },
  ]);
});

test('a request delivered twice has one audit record', async () => {
  const { save, kept } = setup();
  await save();
  await save();
  expect(await kept()).toHaveLength(1);
});

test('a call that changes nothing or is refused leaves none', async () => {
  const { handler, save, kept } = setup();
  await handler(anHttpEvent({ routeKey: 'GET /api/menus/{id}', params: { id: 'menu-1' } }));
  await handler(anHttpEvent({ routeKey: 'POST /api/menus/preview' }));
  expect((await save('refuse me')).statusCode).toBe(404);
  expect((await save('draw me')).statusCode).toBe(404);
  expect(await kept()).toEqual([]);
});

test('a refusal after a change is recorded as such', async () => {
  const { save, kept } = setup();
  expect((await save('fail me')).statusCode).toBe(404);
  expect(await kept()).toMatchObject([
    { operation: 'saveMenu', before: '{"version":7}', after: '{"version":8}', outcome: 'refused' },
  ]);
});

test('an operation without a token records its subject, and no secrets', async () => {
  const { handler, kept, restaurantId } = setup();
  await handler(anHttpEvent({ routeKey: 'POST /api/shops' }));
  const auditRecords = await kept();
  expect(auditRecords).toMatchObject([
    { operation: 'openShop', actor_id: restaurantId, after: '{"name":"Lupo","password":"[secret]"}' },
  ]);
  expect(JSON.stringify(auditRecords)).not.toContain('p4ssw0rd');
});

test('numbers in the path are stored as text, and older records with numbers can be read', async () => {
  const { handler, kept } = setup();
  await handler(
    anHttpEvent({
      routeKey: 'POST /api/menus/{id}/versions/{version}/restore',
      params: { id: 'menu-1', version: '4' },
    }),
  );
  const [auditRecord] = await kept();
  expect(auditRecord?.target).toEqual({ id: 'menu-1', version: '4' });
  const early = { ...auditRecord, receipt_key: '2026-03-02T12:00:00.000Z#early', target: { version: 4 } };
  const TableName = emulators.environment.RECEIPTS_TABLE_NAME ?? '';
  await createDynamoClient().send(new PutCommand({ TableName, Item: early }));
  expect((await kept()).map(({ target }) => target)).toEqual([
    { version: '4' },
    { id: 'menu-1', version: '4' },
  ]);
});

test('an audit record that can’t be stored is logged, and the call is answered', async () => {
  const dynamo = await aFailingDynamo();
  const { save, log, restaurantId } = setup({}, dynamo.client);
  expect((await save()).statusCode).toBe(200);
  expect(log.warnings).toMatchObject([
    { message: 'an audit record was not written', details: { auditRecord: { restaurant_id: restaurantId } } },
  ]);
  await dynamo.stop();
});

describe('an operation that times out', () => {
  const routeKey = 'POST /api/menus/{id}/versions/{version}/restore';
  const event = anHttpEvent({ routeKey, params: { id: 'menu-1', version: '4' } });
  const at = '2026-03-01T12:00:00.000Z#request-1';

  /** `left`: the remaining time when the operation starts, and when its audit record is written. */
  function aSlowRestore(
    auditRecords: AuditRecords,
    left = [EARLY_ANSWER_MILLISECONDS, EARLY_ANSWER_MILLISECONDS],
  ) {
    const restored = Promise.withResolvers<typeof OUTPUT>();
    const log = aLog();
    const handler = createDispatcher({
      routes: { restoreMenu: routes.restoreMenu },
      operations: { restoreMenu: () => restored.promise },
      authenticate: async () => ({
        userId: 'o',
        role: 'restaurant',
        isImpersonating: false,
        restaurantId: 'o',
      }),
      auditRecords,
      log,
    });
    const answer = () => handler(event, { getRemainingTimeInMillis: () => left.shift() ?? 0 });
    return { answer, restored, log };
  }
  function keptAuditRecords() {
    const kept: AuditRecord[] = [];
    const record = async (auditRecord: AuditRecord) => {
      kept.push(auditRecord);
    };
    return { kept, record };
  }

  test('is recorded as unfinished before its caller is answered', async () => {
    const { kept, record } = keptAuditRecords();
    expect((await aSlowRestore({ record }).answer()).statusCode).toBe(503);
    expect(kept).toMatchObject([
      { receipt_key: `${at}#unfinished`, outcome: 'unfinished', target: { id: 'menu-1', version: '4' } },
    ]);
  });

  test('is recorded again if it succeeds later', async () => {
    const { kept, record } = keptAuditRecords();
    const { answer, restored } = aSlowRestore({ record });
    await answer();
    restored.resolve(OUTPUT);
    await vi.waitUntil(() => kept.length === 2);
    expect(kept[1]).toMatchObject({ receipt_key: at, outcome: 'late', after: '{"version":8}' });
  });

  test('isn’t recorded again if it fails', async () => {
    const { kept, record } = keptAuditRecords();
    const { answer, restored } = aSlowRestore({ record });
    await answer();
    restored.reject(new AppError('not_found'));
    await new Promise(setImmediate);
    expect(kept.map(({ outcome }) => outcome)).toEqual(['unfinished']);
  });

  test('is answered in time if the table doesn’t respond, and the record is logged', async () => {
    const silent = { record: () => Promise.withResolvers<never>().promise };
    const { answer, log } = aSlowRestore(silent, [EARLY_ANSWER_MILLISECONDS, 310]);
    expect((await answer()).statusCode).toBe(503);
    expect(log.warnings).toMatchObject([{ details: { auditRecord: { outcome: 'unfinished' } } }]);
  });

  test('has records that can be stored and read', async () => {
    const { kept, record } = keptAuditRecords();
    const { answer, restored } = aSlowRestore({ record });
    await answer();
    restored.resolve(OUTPUT);
    await vi.waitUntil(() => kept.length === 2);
    const tableName = emulators.environment.RECEIPTS_TABLE_NAME ?? '';
    const table = createAuditRecordsRepository({ client: createDynamoClient(), tableName });
    for (const auditRecord of kept) await table.record(auditRecord);
    const { auditRecords } = await table.list('o', { limit: 10 });
    expect(auditRecords.map(({ outcome }) => outcome)).toEqual(['unfinished', 'late']);
  });
});

test('downloads of personal data leave an audit record, and no other GET does', () => {
  const reading = ROUTE_LIST.filter(([, route]) => route.method === 'GET' && leavesAuditRecord(route));
  expect(reading.map(([name]) => name).toSorted()).toEqual([
    'exportGuest',
    'exportGuests',
    'exportPlatformActivity',
  ]);
});

test('every operation except GETs and those that change nothing leaves an audit record', () => {
  const without = ROUTE_LIST.filter(([, route]) => route.method !== 'GET' && !leavesAuditRecord(route));
  expect(without.map(([name]) => name).toSorted()).toEqual([
    'allowEnrollment',
    'askBusinessAssistant',
    'beginEnrollment',
    'cancelRewrite',
    'checkCode',
    'checkCodeAtTill',
    'createLead',
    'createUpload',
    'cropEnhancedImage',
    'forgotPassword',
    'generateImageContent',
    'login',
    'openCustomerPortal',
    'optOutInOneClick',
    'previewFacebookAd',
    'previewSmsCampaign',
    'previewWebsite',
    'readMenuPhoto',
    'readMessage',
    'readPage',
    'readPagePhoto',
    'readProfile',
    'receivePaymentEvent',
    'resendVerification',
    'rewriteText',
    'setEmailOptOut',
    'tryModel',
  ]);
});
