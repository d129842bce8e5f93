import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import type { HttpHandler } from '#functions/platform/http/dispatcher.ts';
import type { QueueHandler } from '#functions/platform/queue-handler.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { createFourRestaurants } from '#tests/builders/four-restaurants.ts';
import { openFunctionEnvironment } from '#tests/builders/function-environment.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { openRepositories } from '#tests/builders/repositories.ts';

let emulators: Emulators;
let environment: Awaited<ReturnType<typeof openFunctionEnvironment>>;
let api: HttpHandler;
let worker: QueueHandler;
beforeAll(async () => {
  emulators = await openEmulators();
  environment = await openFunctionEnvironment(emulators);
  ({ handler: api } = await import('./api/handler.ts'));
  ({ handler: worker } = await import('./worker/handler.ts'));
});
afterAll(async () => {
  await environment.close();
  await emulators.stop();
});

test('a bulk change of an administrator reaches every restaurant through the queue', async () => {
  await createFourRestaurants(createDynamoClient(), tableName);
  const token = await environment.signIn('admin-7', 'admin');
  const json = { feature_name: 'digital_grader', enabled: false };
  const { statusCode } = await api(anHttpEvent({ routeKey: 'POST /api/admin/features/bulk', token, json }));
  expect(statusCode).toBe(202);
  const messages = environment.waiting('featureChanges');
  expect(messages.Records).toHaveLength(1);
  expect(await worker(messages)).toEqual({ batchItemFailures: [] });
  const rows = await openRepositories().toggles.findMany(['demo-1', 'demo-2', 'demo-3', 'demo-4']);
  expect(rows.map(({ toggles }) => toggles.digital_grader?.enabled)).toEqual([false, false, false, false]);
});
