import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDataExportsRepository } from '#functions/data-export/data-exports-repository.ts';
import { EXPORT_STEPS } from '#functions/data-export/export-steps.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import type { Download } from '#functions/platform/downloads/downloads-store.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import type { DataExportMessage } from '#shared/contract/queue-messages.ts';
import { dataExportRoutes } from '#shared/data-export/contract/data-export-routes.ts';
import { anAuditLog } from '#tests/builders/audit-log.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createDataExportOperations } from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

let owners = 0;
let api: Awaited<ReturnType<typeof anOwner>>;
beforeEach(async () => {
  api = await anOwner();
});

const NOW = '2026-03-01T12:00:00.000Z';
const SECONDS = Date.parse(NOW) / 1000;
const MESSAGE = 'We’re preparing your data. We’ll email you when it’s ready.';

/** The API as the owner of a new restaurant calls it. */
async function anOwner() {
  owners += 1;
  const restaurantId = `lupo-${owners}`;
  const { restaurants } = openRepositories();
  await restaurants.create({
    restaurant_id: restaurantId,
    name: 'Lupo',
    owner_email: 'a@b.co',
    created_at: NOW,
  });
  const exports = createDataExportsRepository({
    client: createDynamoClient(),
    tableName: tableName('dataExports'),
  });
  const clock = aClock(NOW);
  const auditRecords = anAuditLog();
  const sent: DataExportMessage[] = [];
  const links: [Download, number][] = [];
  const ids = ['export-1', 'export-2', 'export-3'];
  const operations = createDataExportOperations({
    exports,
    restaurants,
    downloads: {
      link: async (download, seconds) => {
        links.push([download, seconds]);
        return 'https://files.example.com/one.zip';
      },
    },
    queue: { send: async (message) => void sent.push(message) },
    clock,
    ids: { next: () => ids.shift() ?? '' },
  });
  const callAs = (caller: string) => {
    const user = {
      userId: caller,
      role: 'restaurant',
      restaurantId: caller,
      isImpersonating: false,
    } as const;
    const handler = createDispatcher({
      routes: dataExportRoutes,
      operations,
      authenticate: async () => user,
      limitPerHour: (_work, operation) => operation,
      auditRecords,
      log: aLog(),
    });
    return async (method: 'GET' | 'POST') => {
      const routeKey = `${method} /api/account/export`;
      const { statusCode, body } = await handler(anHttpEvent({ routeKey, token: 'one' }));
      return { status: statusCode, body: JSON.parse(body ?? '') };
    };
  };
  const call = callAs(restaurantId);
  const key = { restaurant_id: restaurantId, export_id: 'export-1' };
  return { call, callAs, exports, clock, auditRecords, sent, links, key };
}

const RUNNING = {
  export_id: 'export-1',
  status: 'running',
  progress: 0,
  step: 'Account and profile',
  requested_at: NOW,
  expires_at: null,
  size_bytes: null,
  url: null,
};

describe('starting an export', () => {
  test('sends one message, answers with its state, and leaves an audit record', async () => {
    const { call, sent, key, auditRecords } = api;
    expect(await call('GET')).toEqual({ status: 200, body: { success: true, data: { export: null } } });
    const body = { success: true, message: MESSAGE, data: { export: RUNNING } };
    expect(await call('POST')).toEqual({ status: 202, body });
    expect(sent).toEqual([key]);
    expect(auditRecords.changes()).toEqual([
      { operation: 'startDataExport', after: { export_id: 'export-1' } },
    ]);
  });

  test('while one is running answers with that one, and changes nothing', async () => {
    const { call, sent, auditRecords, exports, key } = api;
    await call('POST');
    await exports.advance(key, 4);
    const again = await call('POST');
    expect(again.body.data.export).toMatchObject({ export_id: 'export-1', progress: 48 });
    expect(sent).toEqual([key]);
    expect(auditRecords.kept).toHaveLength(1);
  });

  test.each(['failed', 'ready'] as const)('after a %s one begins another', async (status) => {
    const { call, sent, exports, key } = api;
    await call('POST');
    if (status === 'failed') await exports.release(key, 'failed');
    else await exports.finish(key, { at: NOW, sizeBytes: 1, expiresAt: SECONDS + 10 });
    expect((await call('POST')).body.data.export).toEqual({ ...RUNNING, export_id: 'export-2' });
    expect(sent.map(({ export_id }) => export_id)).toEqual(['export-1', 'export-2']);
  });

  test('of a deleted restaurant is rejected', async () => {
    const { callAs, sent } = api;
    expect(await callAs('nobody')('POST')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(sent).toEqual([]);
  });
});

describe('an export', () => {
  test.each([
    [1, 12, 'Guests'],
    [EXPORT_STEPS.length - 1, 83, 'Photos'],
    [EXPORT_STEPS.length, 95, 'Photos'],
  ])('shows %i steps as %i percent of “%s”', async (done, progress, step) => {
    const { call, exports, key } = api;
    await call('POST');
    expect(await exports.advance(key, done)).toBe(true);
    expect((await call('GET')).body.data.export).toEqual({ ...RUNNING, progress, step });
  });

  test('that is ready can be downloaded for ten minutes per link until it expires', async () => {
    const { call, exports, key, links, clock } = api;
    await call('POST');
    const ready = { at: '2026-03-02T00:00:30.000Z', sizeBytes: 1234, expiresAt: SECONDS + 3600 };
    expect(await exports.finish(key, ready)).toBe(true);
    expect((await call('GET')).body.data.export).toEqual({
      ...RUNNING,
      status: 'ready',
      progress: 100,
      expires_at: '2026-03-01T13:00:00.000Z',
      size_bytes: 1234,
      url: 'https://files.example.com/one.zip',
    });
    const file = `downloads/${key.restaurant_id}/export-export-1.zip`;
    const download = { key: file, filename: 'export-2026-03-02.zip', contentType: 'application/zip' };
    expect(links).toEqual([[download, 600]]);
    clock.advance(3599);
    expect((await call('GET')).body.data.export).toMatchObject({ status: 'ready' });
    clock.advance(1);
    expect((await call('GET')).body.data).toEqual({ export: null });
  });

  test('that stalled is sent again, once a minute', async () => {
    const { call, clock, sent, key } = api;
    await call('POST');
    const sentAfter = async (seconds: number) => {
      clock.advance(seconds);
      await Promise.all([call('GET'), call('GET')]);
      return sent.length;
    };
    expect([await sentAfter(59), await sentAfter(1), await sentAfter(59), await sentAfter(1)]).toEqual([
      1, 2, 2, 3,
    ]);
    expect(sent).toEqual([key, key, key]);
  });

  test('that a worker holds, or that ended, isn’t sent again', async () => {
    const { call, clock, sent, exports, key } = api;
    await call('POST');
    clock.advance(60);
    const now = SECONDS + 60;
    expect(await exports.lease(key, { now, until: now + 900 })).toMatchObject({ status: 'running' });
    expect(await exports.lease(key, { now: now + 899, until: now + 1000 })).toBe(undefined);
    clock.advance(899);
    await call('GET');
    expect(sent).toHaveLength(1);
    await exports.release(key, 'failed');
    clock.advance(60);
    expect((await call('GET')).body.data.export).toMatchObject({ status: 'failed' });
    expect(sent).toHaveLength(1);
  });
});

test('a worker of an earlier export can’t change the present one', async () => {
  const { call, exports, key } = api;
  await call('POST');
  const earlier = { ...key, export_id: 'earlier' };
  const now = SECONDS + 60;
  expect(await exports.lease(earlier, { now, until: now + 1 })).toBe(undefined);
  expect(await exports.requeue(earlier, { now, until: now + 1 })).toBe(false);
  expect(await exports.advance(earlier, 3)).toBe(false);
  expect(await exports.finish(earlier, { at: NOW, sizeBytes: 1, expiresAt: now })).toBe(false);
  await exports.release(earlier, 'failed');
  expect((await call('GET')).body.data.export).toEqual(RUNNING);
});

test('progress never decreases, and a repeated step isn’t an error', async () => {
  const { call, exports, key } = api;
  await call('POST');
  expect([
    await exports.advance(key, 3),
    await exports.advance(key, 3),
    await exports.advance(key, 2),
  ]).toEqual([true, true, true]);
  expect(await exports.find(key.restaurant_id)).toMatchObject({ done: 3 });
});
