import { expect, test } from 'vitest';
import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { readConfig } from '#functions/platform/needs/read-config.ts';
import { statusRoutes } from '#shared/status/contract/status-routes.ts';
import { aFailingDynamo } from '#tests/builders/failing-dynamo.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { statusNeeds } from './needs.ts';
import * as statusOperations from './operations.ts';

const ENVIRONMENT = {
  USERS_TABLE_NAME: 'users',
  SITES_ORIGIN: 'https://sites.example.com',
  STAGE: 'production',
};

function setup(
  environment: object = {},
  users: Parameters<typeof openOperations<typeof statusOperations>>[1]['users'] = {
    find: async () => undefined,
  },
) {
  const handler = createDispatcher({
    routes: statusRoutes,
    operations: openOperations(statusOperations, {
      users,
      config: readConfig(statusNeeds, { ...ENVIRONMENT, ...environment }),
    }),
    authenticate: async () => {
      throw new AppError('unauthenticated');
    },
    log: aLog(),
  });
  return async (path: string) => {
    const { statusCode, headers, body } = await handler(anHttpEvent({ routeKey: `GET /api/${path}` }));
    return { status: statusCode, headers, body: JSON.parse(body ?? '') as unknown };
  };
}

test('the platform is healthy when the database answers', async () => {
  expect(await setup()('health')).toMatchObject({
    status: 200,
    body: { success: true, data: { status: 'ok' } },
  });
});

test('the platform is unavailable when the database doesn’t answer', async () => {
  const dynamo = await aFailingDynamo();
  const users = createUsersRepository({ client: dynamo.client, tableName: 'users' });
  expect(await setup({}, users)('health')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { success: false, code: 'unavailable' },
  });
  await dynamo.stop();
});

test('everyone can read the brand and the sites origin', async () => {
  expect((await setup()('config')).body).toEqual({
    success: true,
    data: {
      brand_name: 'Tableside',
      sites_origin: 'https://sites.example.com',
      is_local: false,
      coming_soon: [],
      has_text_model: false,
      reads_photos: false,
    },
  });
});

test('local mode says so', async () => {
  expect((await setup({ STAGE: 'local-mode' })('config')).body).toMatchObject({ data: { is_local: true } });
});

test('tools that a stage doesn’t offer are listed', async () => {
  const { body } = await setup({ COMING_SOON: 'menu' })('config');
  expect(body).toMatchObject({ data: { coming_soon: ['menu'] } });
});

test.each([
  ['built-in', false],
  ['bedrock', true],
  ['openai-compatible', true],
])('the app shows whether there is a model: with provider %s it’s %s', async (provider, has) => {
  const { body } = await setup({ TEXT_PROVIDER: provider })('config');
  expect(body).toMatchObject({ data: { has_text_model: has } });
});

test.each([
  [{ TEXT_PROVIDER: 'bedrock', TEXT_VISION: 'true' }, true],
  [{ TEXT_PROVIDER: 'bedrock' }, false],
  [{ TEXT_VISION: 'true' }, false],
])('the app shows whether menu photos are read: with %j it’s %s', async (environment, reads) => {
  const { body } = await setup(environment)('config');
  expect(body).toMatchObject({ data: { reads_photos: reads } });
});
