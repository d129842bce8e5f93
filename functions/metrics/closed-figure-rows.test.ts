import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import type { FigureScope } from '#shared/metrics/event-figures.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { closedFigureRows } from './closed-figure-rows.ts';
import { rollUpDays } from './roll-up-days.ts';
import { rollUpMonths } from './roll-up-months.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

test('metrics closed in parallel have the rows of daily and monthly closing', async () => {
  const { figures } = openRepositories();
  const clock = aClock('2031-05-10T08:00:00.000Z');
  const scopes: FigureScope[] = ['platform', 'feature#checklist', 'plan#basic', 'restaurant#lupo'];
  const counted = ['2031-03-30', '2031-04-02', '2031-04-30', '2031-05-01', '2031-05-08', '2031-05-09'];
  for (const [at, day] of counted.entries())
    for (const scope of scopes)
      for (const shard of ['a', 'b'])
        await figures.add({ scope, day, shard }, { count_x: at + 1 }, { first: '1', last: '1' });
  let ids = 0;
  const closing = { figures, clock, newId: () => `id-${++ids}` };
  await rollUpDays(closing);
  await rollUpMonths(closing);
  const rows = (await emulators.rows.list(tableName('figures'))).map(({ item }) => item);
  const closed = rows.filter(({ scope }) => scope === 'closed');
  const listed = (await Promise.all(scopes.map((scope) => figures.list(scope)))).flat();
  const made = closedFigureRows(
    listed.map(({ key, figures: { counts } }) => ({ key, counts })),
    clock.now(),
  );
  expect(closed.length).toBeGreaterThan(8);
  expect(made).toEqual(
    closed.toSorted((one, other) => (String(one.day_shard) < String(other.day_shard) ? -1 : 1)),
  );
});

test('metrics of open days close nothing', () => {
  const key = { scope: 'platform', day: '2031-05-09', shard: 'a' } as const;
  expect(closedFigureRows([{ key, counts: {} }], new Date('2031-05-10T08:00:00.000Z'))).toEqual([]);
  expect(closedFigureRows([], new Date('2031-05-10T08:00:00.000Z'))).toEqual([]);
});
