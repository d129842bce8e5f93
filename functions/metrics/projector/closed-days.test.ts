import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRanges } from '#functions/metrics/closed-days.ts';
import { rollUpDays } from '#functions/metrics/roll-up-days.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createProjectEvents } from './project-events.ts';

let emulators: Emulators;
beforeEach(async () => {
  emulators = await openEmulators();
});
afterEach(() => emulators.stop());

const SCOPE = 'feature#sms_campaigns';
const ALL = { from: '0', to: '9' };

function setup() {
  const stores = openRepositories();
  const clock = aClock('2031-05-10T08:00:00.000Z');
  let ids = 0;
  const add = async (day: string, requests: number, shard = 'a') => {
    for (const scope of ['platform', SCOPE] as const) {
      const key = { scope, day: `2031-05-${day}`, shard };
      await stores.figures.add(key, { count_ai_used: requests }, { first: '1', last: '1' });
    }
  };
  const close = (figures = stores.figures) => rollUpDays({ figures, clock, newId: () => `id-${++ids}` });
  const closed = async () => (await stores.figures.closedDays.list(ALL, [])).map(({ day }) => day.slice(-2));
  const total = async () => (await stores.figures.total(SCOPE)).count_ai_used;
  return { stores, clock, add, close, closed, total };
}

test('days that ended two days ago are summed, and every read stays the same', async () => {
  const { stores, clock, add, close, closed } = setup();
  await Promise.all([
    add('04', 1),
    add('04', 2, 'b'),
    add('06', 3),
    add('08', 4),
    add('09', 5),
    add('10', 6),
  ]);
  const read = () =>
    Promise.all([
      stores.figures.total(SCOPE),
      stores.figures.total(SCOPE, { from: '2031-05-05', to: '2031-05-09' }),
      stores.figures.total(SCOPE, { from: '2031-05-05', to: '2031-05-06' }),
    ]);
  const before = await read();
  expect(before.map(({ count_ai_used }) => count_ai_used)).toEqual([21, 12, 3]);
  await close();
  expect(await closed()).toEqual(['04', '05', '06', '07', '08']);
  expect(await read()).toEqual(before);
  const range = { from: '2031-05-04', to: '2031-05-10' };
  const [listed] = await stores.figures.listDaysOf([SCOPE], range);
  expect(listed?.days.map(({ day, counts }) => [day.slice(-2), counts.count_ai_used])).toEqual([
    ['04', 3],
    ['05', undefined],
    ['06', 3],
    ['07', undefined],
    ['08', 4],
    ['09', 5],
    ['10', 6],
  ]);
  clock.advance(86_400);
  await close();
  expect(await read()).toEqual(before);
});

test('a read of one scope returns its sums only', async () => {
  const { stores, add, close } = setup();
  await add('04', 1);
  await close();
  const [day] = await stores.figures.closedDays.list(ALL, [SCOPE]);
  expect(day).toEqual({ day: '2031-05-04', sums: { [SCOPE]: { count_ai_used: 1 } } });
});

test.each(['plan#basic', 'plan#founders'] as const)(
  'the metrics of %s are the same when days are closed',
  async (scope) => {
    const { stores, add, close, closed } = setup();
    await Promise.all([add('06', 1), add('07', 1), add('08', 1)]);
    const key = { scope, day: '2031-05-07', shard: 'a' };
    await stores.figures.add(key, { count_subscription_started: 4 }, { first: '1', last: '1' });
    await close();
    expect(await closed()).toEqual(['06', '07', '08']);
    expect(await stores.figures.total(scope)).toEqual({ count_subscription_started: 4 });
  },
);

test('a late event reopens its day until the next run', async () => {
  const { stores, clock, add, close, closed, total } = setup();
  await Promise.all([add('06', 1), add('07', 1), add('08', 1)]);
  await close();
  const event: BusinessEvent = {
    event_id: 'sms_launched/late',
    kind: 'sms_launched',
    at: '2031-05-07T09:00:00.000Z',
    restaurant_id: 'r',
    data: { campaign_id: 'c', messages: 5, will_cost_cents: 1 },
  };
  const seen = { event, place: { shard: 'late', sequence: '0001' } };
  const project = createProjectEvents({ ...stores, clock });
  await project([seen]);
  expect(await closed()).toEqual(['06', '08']);
  expect(await stores.figures.total(SCOPE)).toMatchObject({
    count_ai_used: 3,
    count_sms_launched: 1,
    sum_sms_launched_messages: 5,
  });
  await project([seen]);
  await add('06', 1, 'b');
  await add('06', 1, 'c');
  await close();
  expect(await total()).toBe(3);
});

test('a day counted during its sum stays open', async () => {
  const { stores, add, close, closed, total } = setup();
  await Promise.all([add('06', 1), add('07', 1), add('08', 1)]);
  const list: typeof stores.figures.list = async (of, days) => {
    const rows = await stores.figures.list(of, days);
    if (of === SCOPE && days?.from === '2031-05-07' && days.to === '2031-05-07') {
      await add('07', 10, 'b');
      await stores.figures.closedDays.reopen('2031-05-07');
    }
    return rows;
  };
  await close({ ...stores.figures, list });
  expect(await closed()).toEqual(['06', '08']);
  expect(await total()).toBe(13);
});

test('a run that dies leaves its day open for the next one', async () => {
  const { stores, add, close, closed, total } = setup();
  await Promise.all([add('06', 1), add('07', 1), add('08', 1)]);
  await stores.figures.closedDays.begin('2031-05-07', 'died');
  expect(await total()).toBe(3);
  await close();
  expect(await closed()).toEqual(['06', '07', '08']);
  expect(await total()).toBe(3);
});

test('a rebuilt day is opened', async () => {
  const { stores, add, close, closed } = setup();
  await Promise.all([add('06', 1), add('07', 1), add('08', 1)]);
  await close();
  const key = { scope: SCOPE, day: '2031-05-07', shard: 'a' } as const;
  const seen = await stores.figures.find(key);
  await stores.figures.replace(key, { lastSequence: '1', counts: { count_ai_used: 9 } }, seen);
  expect(await closed()).toEqual(['06', '08']);
  expect(await stores.figures.total(SCOPE)).toEqual({ count_ai_used: 11 });
});

test('ranges keep what remains after days are removed', () => {
  const days = { from: '2031-05-01', to: '2031-05-04' };
  expect(openRanges([], days)).toEqual([days]);
  expect(openRanges(['2031-05-01', '2031-05-03'], days)).toEqual([
    { from: '2031-05-02', to: '2031-05-02' },
    { from: '2031-05-04', to: '2031-05-04' },
  ]);
  expect(openRanges(['2031-05-01', '2031-05-02', '2031-05-03', '2031-05-04'], days)).toEqual([]);
  expect(openRanges(['2031-05-02'], { from: '0', to: '9' })).toEqual([
    { from: '0', to: '2031-05-01' },
    { from: '2031-05-03', to: '9' },
  ]);
});
