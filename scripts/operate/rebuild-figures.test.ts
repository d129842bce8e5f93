import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { signedUp } from '#functions/restaurants/restaurant-events.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { rebuildFigures } from './rebuild-figures.ts';

let emulators: Emulators;
let folder: string;
beforeAll(async () => {
  emulators = await openEmulators();
  folder = await mkdtemp(path.join(tmpdir(), 'rebuild-figures-'));
  await writeFile(path.join(folder, 'local-environment.json'), JSON.stringify(emulators.environment));
});
afterAll(async () => {
  await emulators.stop();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) => rebuildFigures(args, { DATA_DIR: folder });

test('metrics are rebuilt from the events', async () => {
  expect(await run()).toBe('There are no events or metrics yet.');
  const { events, figures } = openRepositories();
  const days = ['2026-02-28', '2026-03-01', '2026-03-31'];
  for (const [at, day] of days.entries()) {
    const restaurant = { restaurant_id: `restaurant ${at}`, created_at: `${day}T12:00:00.000Z` };
    await events.record({ event: signedUp(restaurant), place: { shard: 'a', sequence: `${at}` } });
  }
  expect(await run('--from', '2026-02-28', '--to', '2026-03-01')).toBe(
    '2 events from 2026-02-28 to 2026-03-01 produced 4 rows of metrics. 4 were wrong and are now corrected.',
  );
  expect(await run('--to', '2026-03-31')).toBe(
    '3 events from 2026-02-28 to 2026-03-31 produced 6 rows of metrics. 2 were wrong and are now corrected.',
  );
  expect(await run()).toContain(' 0 were wrong');
  expect(await figures.total('platform', { from: '2026-03-01', to: '2026-03-31' })).toEqual({
    count_signed_up: 2,
  });
});

test('missing metrics are rebuilt, and metrics without events become zero', async () => {
  const client = createDynamoClient();
  const { figures } = openRepositories(client);
  const { total } = figures;
  const before = await total('platform');
  for (const scope of ['platform', 'restaurant#restaurant 0', 'restaurant#restaurant 1'] as const) {
    for (const { key } of await figures.list(scope)) {
      const Key = { scope, day_shard: `${key.day}#${key.shard}` };
      await client.send(new DeleteCommand({ TableName: tableName('figures'), Key }));
    }
  }
  expect(await total('platform')).toEqual({});
  expect(await run()).toMatch(/^3 events from 2026-02-28 to .* 5 were wrong and are now corrected\.$/);
  expect(await total('platform')).toEqual(before);
  for (const scope of ['platform', 'feature#website_builder', 'restaurant#restaurant 1'] as const) {
    const key = { scope, day: '2026-03-05', shard: 'a' };
    await figures.add(key, { count_signed_up: 7 }, { first: '1', last: '1' });
  }
  expect(await run('--from', '2026-03-01')).toContain(' 3 were wrong');
  expect(await total('platform')).toEqual(before);
  expect(await run()).toContain(' 0 were wrong');
});

test('invalid days are rejected with valid ones', async () => {
  await expect(run('--from', 'yesterday')).rejects.toThrow('npm run rebuild-figures');
  await expect(run('--unknown')).rejects.toThrow('npm run rebuild-figures');
});
