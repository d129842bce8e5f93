import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#functions/platform/app-error.ts';
import type { Identity } from '#functions/platform/auth/caller.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { type Emulators, startEmulators } from '#infra/local/emulators.ts';
import { defineRoutes } from '#shared/contract/routes/route.ts';
import { ROUTE_LIST } from '#shared/contract/routes/routes.ts';
import { aFailingDynamo } from '#tests/builders/failing-dynamo.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { createReceiptsRepository } from '../receipts/receipts-repository.ts';
import { leavesReceipt } from './receipt-writer.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await startEmulators();
  Object.assign(process.env, emulators.environment);
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
  previewMenu: { ...common, method: 'POST', path: '/menus/preview', receipt: false },
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
      saveMenu: async (input) => {
        if ((input as { body: { text: string } }).body.text === 'refuse me') throw new AppError('not_found');
        return OUTPUT;
      },
      getMenu: async () => OUTPUT,
      previewMenu: async () => OUTPUT,
      restoreMenu: async () => OUTPUT,
      openShop: async (_input, visitor) => {
        visitor.receipt.subject = { userId: restaurantId, restaurantId };
        visitor.receipt.after = { name: 'Lupo', password: 'p4ssw0rd' };
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
    receipts: createReceiptsRepository(settings),
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
      await createReceiptsRepository({ ...settings, client: createDynamoClient() }).list(restaurantId, {
        limit: 10,
      })
    ).receipts;
  return { handler, save, kept, log, restaurantId };
}

test('a change leaves who, what and its versions, and nothing of its content', async () => {
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
    },
  ]);
});

test('an administrator who acts for a restaurant is named, and so is the restaurant', async () => {
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

test('a request that comes twice has one receipt', async () => {
  const { save, kept } = setup();
  await save();
  await save();
  expect(await kept()).toHaveLength(1);
});

test('what changes nothing, or is refused, leaves none', async () => {
  const { handler, save, kept } = setup();
  await handler(anHttpEvent({ routeKey: 'GET /api/menus/{id}', params: { id: 'menu-1' } }));
  await handler(anHttpEvent({ routeKey: 'POST /api/menus/preview' }));
  expect((await save('refuse me')).statusCode).toBe(404);
  expect(await kept()).toEqual([]);
});

test('an operation without a token says whom it was about; secrets are never kept', async () => {
  const { handler, kept, restaurantId } = setup();
  await handler(anHttpEvent({ routeKey: 'POST /api/shops' }));
  const receipts = await kept();
  expect(receipts).toMatchObject([
    { operation: 'openShop', actor_id: restaurantId, after: '{"name":"Lupo","password":"[secret]"}' },
  ]);
  expect(JSON.stringify(receipts)).not.toContain('p4ssw0rd');
});

test('numbers in the path are kept as text, and receipts that have them as numbers are read', async () => {
  const { handler, kept } = setup();
  await handler(
    anHttpEvent({
      routeKey: 'POST /api/menus/{id}/versions/{version}/restore',
      params: { id: 'menu-1', version: '4' },
    }),
  );
  const [receipt] = await kept();
  expect(receipt?.target).toEqual({ id: 'menu-1', version: '4' });
  const early = { ...receipt, receipt_key: '2026-03-02T12:00:00.000Z#early', target: { version: 4 } };
  const TableName = emulators.environment.RECEIPTS_TABLE_NAME ?? '';
  await createDynamoClient().send(new PutCommand({ TableName, Item: early }));
  expect((await kept()).map(({ target }) => target)).toEqual([
    { version: '4' },
    { id: 'menu-1', version: '4' },
  ]);
});

test('a receipt that the table does not take goes into the log, and the answer goes out', async () => {
  const dynamo = await aFailingDynamo();
  const { save, log, restaurantId } = setup({}, dynamo.client);
  expect((await save()).statusCode).toBe(200);
  expect(log.warnings).toMatchObject([
    { message: 'a receipt was not written', details: { receipt: { restaurant_id: restaurantId } } },
  ]);
  await dynamo.stop();
});

test('every operation that is no GET leaves a receipt but those that change nothing', () => {
  const without = ROUTE_LIST.filter(([, route]) => route.method !== 'GET' && !leavesReceipt(route));
  expect(without.map(([name]) => name).toSorted()).toEqual([
    'createUpload',
    'downloadWebsite',
    'forgotPassword',
    'login',
    'previewWebsite',
    'resendVerification',
  ]);
});
