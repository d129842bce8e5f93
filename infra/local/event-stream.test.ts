import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { setStreamStandIn } from '#functions/platform/aws/event-carrier.ts';
import type { StreamHandler } from '#functions/platform/stream-handler.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { type Emulators, startEmulators } from './emulators.ts';
import { createEventStream } from './event-stream.ts';

type WriteFile = (file: string, text: string) => void;

const folder = mkdtempSync(path.join(tmpdir(), 'tableside-stream-'));
let emulators: Emulators;
let projector: StreamHandler;
beforeAll(async () => {
  emulators = await startEmulators();
  Object.assign(process.env, emulators.environment);
  ({ handler: projector } = await import('#functions/metrics/projector/handler.ts'));
});
afterAll(async () => {
  setStreamStandIn(undefined);
  await emulators.stop();
  rmSync(folder, { recursive: true });
});

afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
});

function setup(project: StreamHandler = projector, writeFile = writeFileSync as WriteFile) {
  const client = createDynamoClient();
  const stream = createEventStream({ projector: project, client, folder, writeFile });
  setStreamStandIn(stream.standIn);
  const { restaurants, figures } = openRepositories(client);
  return {
    stream,
    register: (restaurant_id: string, day: string) =>
      restaurants.create({
        restaurant_id,
        name: 'Osteria Lupo',
        owner_email: 'lupo@example.com',
        created_at: `${day}T12:00:00.000Z`,
      }),
    completeSetup: async (restaurantId: string, at: string) => {
      const run = { restaurantId, websiteId: 'site', generationId: 'run', requestedAt: at };
      await restaurants.startAddition(run);
      await restaurants.countWebsite(restaurantId, { websiteId: 'site', as: 'total', at });
    },
    total: (day: string) => figures.total('platform', { from: day, to: day }),
    signUps: async (day: string) => (await figures.total('platform', { from: day, to: day })).count_signed_up,
  };
}

test('metrics include a write when it returns, also in parallel', async () => {
  const { register, signUps } = setup();
  const ids = Array.from({ length: 12 }, (_, number) => `first-${number}`);
  await Promise.all(ids.map((id) => register(id, '2026-03-01')));
  expect(await signUps('2026-03-01')).toBe(12);
  expect(readdirSync(folder)).toEqual([]);
});

test('a rejected write records no event', async () => {
  const { register, signUps } = setup();
  expect([await register('twice', '2026-03-02'), await register('twice', '2026-03-02')]).toEqual([
    true,
    false,
  ]);
  expect(await signUps('2026-03-02')).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('a process that dies around the projection leaves nothing uncounted or counted twice', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const died = async () => {
    throw new Error('The process died.');
  };
  await setup(died).register('before', '2026-03-03');
  await setup(async (batch) => {
    await projector(batch);
    return died();
  }).register('after', '2026-03-03');
  expect(readdirSync(folder)).toHaveLength(2);
  const next = setup();
  await next.stream.catchUp();
  await next.stream.catchUp();
  expect(await next.signUps('2026-03-03')).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['both', 2],
  ['only the first', 1],
])('events of one row are all counted after %s failed', async (which, failures) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const day = `2026-03-1${failures}`;
  let calls = 0;
  const first = setup(async (batch) => {
    calls += 1;
    if (calls <= failures) throw new Error('The projector failed.');
    return projector(batch);
  });
  await first.register(which, day);
  await first.completeSetup(which, `${day}T13:00:00.000Z`);
  expect(readdirSync(folder)).toHaveLength(failures);
  const next = setup();
  await next.stream.catchUp();
  expect(await next.total(day)).toEqual({ count_signed_up: 1, count_setup_completed: 1 });
  expect(readdirSync(folder)).toEqual([]);
});

test('a rejected write keeps an earlier one with the same event', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failing = setup(async () => {
    throw new Error('The projector failed.');
  });
  await failing.register('again', '2026-03-13');
  expect(await setup().register('again', '2026-03-13')).toBe(false);
  const next = setup();
  await next.stream.catchUp();
  expect(await next.signUps('2026-03-13')).toBe(1);
});

test('a process that died before its write leaves no event', async () => {
  const { stream, signUps } = setup();
  const event = { event_id: 'signed_up/never', at: '2026-03-04T12:00:00.000Z' };
  const write = {
    tableName: emulators.environment.RESTAURANTS_TABLE_NAME ?? '',
    attributes: { restaurant_id: 'never', event },
  };
  await expect(stream.standIn(write, () => Promise.reject(new Error('died')))).rejects.toThrow('died');
  expect(readdirSync(folder)).toHaveLength(1);
  await stream.catchUp();
  expect(await signUps('2026-03-04')).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

test('an unreadable event blocks no write', async () => {
  const { stream, register, signUps } = setup();
  const write = {
    tableName: emulators.environment.RESTAURANTS_TABLE_NAME ?? '',
    attributes: { restaurant_id: 'poison', event: { event_id: 'poison', kind: 'unknown' } },
  };
  const command = new PutCommand({ TableName: write.tableName, Item: write.attributes });
  await stream.standIn(write, () => createDynamoClient().send(command));
  await register('behind', '2026-03-05');
  expect(await signUps('2026-03-05')).toBe(1);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^poison\./)]);
});

/** Writes only the first files completely, and creates the others empty, as a full file system does. */
function diskWithRoomFor(files: number): WriteFile {
  let room = files;
  return (file, text) => {
    writeFileSync(file, room > 0 ? text : '');
    room -= 1;
    if (room < 0) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  };
}

test('a write that can’t be logged is rejected as unavailable and leaves no file', async () => {
  const { register } = setup(projector, diskWithRoomFor(0));
  await expect(register('full', '2026-03-06')).rejects.toMatchObject({ code: 'unavailable' });
  expect(readdirSync(folder)).toEqual([]);
  const next = setup();
  await next.stream.catchUp();
  expect(await next.register('full', '2026-03-06')).toBe(true);
  expect(await next.signUps('2026-03-06')).toBe(1);
});

test('an unconfirmed write that took place is counted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { register, signUps } = setup(projector, diskWithRoomFor(1));
  expect(await register('unconfirmed', '2026-03-07')).toBe(true);
  expect(await signUps('2026-03-07')).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['signed_up_empty.json', 'signed_up_partial.json.partial'])(
  'a start removes %s left unfinished and says so',
  async (name) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    writeFileSync(path.join(folder, name), '');
    await setup().stream.catchUp();
    expect(readdirSync(folder)).toEqual([]);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining(name));
  },
);
