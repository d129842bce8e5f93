import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpHandler } from '#functions/platform/http/dispatcher.ts';
import type { QueueHandler } from '#functions/platform/queue-handler.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
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

test('an owner’s export is packed by the worker, can be downloaded, and is announced by email', async () => {
  const token = await environment.signIn('lupo', 'restaurant');
  const owner = { name: 'Osteria Lupo', owner_email: 'lupo@example.com' };
  await openRepositories().restaurants.create({
    ...owner,
    restaurant_id: 'lupo',
    created_at: '2026-03-01T12:00:00.000Z',
  });
  const call = async (method: string) => {
    const { statusCode, body } = await api(anHttpEvent({ routeKey: `${method} /api/account/export`, token }));
    return { status: statusCode, body: JSON.parse(body ?? '') };
  };
  expect(await call('POST')).toMatchObject({
    status: 202,
    body: { data: { export: { status: 'running' } } },
  });
  const messages = environment.waiting('exports');
  expect(messages.Records).toHaveLength(1);
  expect(await worker(messages)).toEqual({ batchItemFailures: [] });
  const { status, url } = (await call('GET')).body.data.export;
  expect(status).toBe('ready');
  const { origin, pathname, search } = new URL(url);
  expect(origin).toBe('https://sites.example.com');
  const download = await fetch(`${emulators.environment.AWS_ENDPOINT_URL_S3}${pathname}${search}`);
  const archive = unzipSync(new Uint8Array(await download.arrayBuffer()));
  const restaurant = Buffer.from(archive['data/restaurant.json'] ?? []).toString();
  expect(JSON.parse(restaurant)).toMatchObject([{ name: 'Osteria Lupo' }]);
  const [email] = environment.waiting('emails').Records;
  expect(JSON.parse(email?.body ?? '')).toMatchObject({
    user_id: 'lupo',
    notice: { subject: 'Your data is ready to download', path: '/dashboard/settings' },
  });
});
