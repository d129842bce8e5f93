import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpHandler } from '#functions/platform/http/dispatcher.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openFunctionEnvironment } from '#tests/builders/function-environment.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';

let emulators: Emulators;
let environment: Awaited<ReturnType<typeof openFunctionEnvironment>>;
let handler: HttpHandler;
beforeAll(async () => {
  emulators = await openEmulators();
  environment = await openFunctionEnvironment(emulators);
  ({ handler } = await import('./handler.ts'));
});
afterAll(async () => {
  await environment.close();
  await emulators.stop();
});

test.each([
  ['GET /api/health', 200, { success: true, data: { status: 'ok' } }, undefined],
  [
    'GET /api/config',
    200,
    { data: { is_local: true, sites_origin: 'https://sites.example.com' } },
    undefined,
  ],
  ['DELETE /api/health', 405, { success: false, code: 'method_not_allowed' }, 'GET'],
  ['PATCH /api/account/export', 405, { success: false, code: 'method_not_allowed' }, 'GET, POST'],
  ['GET /api/nothing', 404, { success: false, code: 'not_found' }, undefined],
])('%s is answered with %i by the deployed function', async (request, status, body, allow) => {
  const event = anHttpEvent({ routeKey: request });
  const answer = await handler(status === 200 ? event : { ...event, routeKey: '$default' });
  expect({ status: answer.statusCode, body: JSON.parse(answer.body ?? '') }).toMatchObject({ status, body });
  expect(answer.headers?.allow).toBe(allow);
});
