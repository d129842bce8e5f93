import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ScopeDays } from '#functions/metrics/figures-repository.ts';
import { rebuildDay } from '#functions/metrics/rebuild-figures.ts';
import { rollUpDays } from '#functions/metrics/roll-up-days.ts';
import { rollUpMonths } from '#functions/metrics/roll-up-months.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import { daysOfPeriod } from '#shared/metrics/analytics-period.ts';
import type { FigureScope } from '#shared/metrics/event-figures.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess, type Interference, interfere } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createProjectEvents } from './project-events.ts';

let emulators: Emulators;
beforeEach(async () => {
  emulators = await openEmulators();
});
afterEach(() => emulators.stop());

const CLOCK = aClock('2031-05-10T08:00:00.000Z');
/** Most of March, all of April, and some past days of May. */
const DAYS = { from: '2031-03-20', to: '2031-05-08' };
const SCOPES = ['platform', 'feature#sms_campaigns', 'plan#basic'] as const;

/** A platform whose days are closed. `interference`: with the process that closes its months. */
async function setup(interference?: Interference) {
  const stores = openRepositories();
  const { figures } = stores;
  const project = createProjectEvents({ ...stores, clock: CLOCK });
  const launched = (day: string, name: string): BusinessEvent => ({
    event_id: `sms_launched/${name}`,
    kind: 'sms_launched',
    at: `${day}T09:00:00.000Z`,
    restaurant_id: 'r',
    plan: 'basic',
    data: { campaign_id: name, messages: Number(day.slice(-2)), will_cost_cents: 1, cost_micros: 7_700 },
  });
  const launch = (day: string, name: string) =>
    project([{ event: launched(day, name), place: { shard: `${name}-shard`, sequence: '0001' } }]);
  for (const [at, day] of daysOfPeriod(DAYS).entries()) if (at % 7 === 0) await launch(day, `c${at}`);
  let ids = 0;
  const closing = { figures, clock: CLOCK, newId: () => `id-${++ids}` };
  await rollUpDays(closing);
  const client = createDynamoClient();
  if (interference !== undefined) interfere({ dynamo: client }, interference);
  const closer = openRepositories(client);
  return {
    figures,
    stores,
    launch,
    rollUpDays: () => rollUpDays(closing),
    rollUpMonths: () => rollUpMonths({ ...closing, figures: closer.figures }),
    months: async () => (await figures.closedDays.overview()).months,
    read: () => readAll(figures),
  };
}

/** All reads of the platform's days: all of them, from and to the middle of a month, and each one. */
async function readAll(figures: ReturnType<typeof openRepositories>['figures']) {
  const ranges = [undefined, { from: '0', to: '2031-04-11' }, { from: '2031-03-29', to: '2031-04-02' }];
  const totals = SCOPES.flatMap((scope) => ranges.map((range) => figures.total(scope, range)));
  const days = await figures.listDaysOf(SCOPES);
  const part = await figures.listDaysOf(SCOPES, ranges[2]);
  return { totals: await Promise.all(totals), days: days.map(counted), part: part.map(counted) };
}

/** Closed days are listed even if nothing happened. */
function counted({ scope, days }: ScopeDays): ScopeDays {
  return { scope, days: days.filter(({ counts }) => Object.keys(counts).length > 0) };
}

test('a month of closed days is one row, and every read stays the same', async () => {
  const { figures, rollUpMonths, months, read } = await setup();
  const before = await read();
  expect(before.totals[0]).toMatchObject({ count_sms_launched: 8 });
  await rollUpMonths();
  expect(await figures.closedDays.overview()).toEqual({
    months: ['2031-03', '2031-04'],
    days: daysOfPeriod({ from: '2031-05-01', to: '2031-05-08' }),
  });
  expect(await read()).toEqual(before);
  await rollUpMonths();
  expect(await months()).toEqual(['2031-03', '2031-04']);
  expect(await read()).toEqual(before);
});

test('a late event reopens its month, counts once, and the next runs close it', async () => {
  const { figures, launch, rollUpDays, rollUpMonths, months, read } = await setup();
  await rollUpMonths();
  await launch('2031-04-17', 'late');
  await launch('2031-04-17', 'late');
  expect(await months()).toEqual(['2031-03']);
  const after = await read();
  expect(after.totals[0]).toMatchObject({ count_sms_launched: 9 });
  await rollUpDays();
  await rollUpMonths();
  expect(await months()).toEqual(['2031-03', '2031-04']);
  expect(await read()).toEqual(after);
  expect((await figures.total('restaurant#r')).count_sms_launched).toBe(9);
});

test('a closed month equals a rebuild of its days', async () => {
  const { stores, figures, rollUpMonths, months, read } = await setup();
  await rollUpMonths();
  const before = await read();
  const key = { scope: SCOPES[0] as FigureScope, day: '2031-04-03', shard: 'c14-shard' };
  const seen = await figures.find(key);
  expect(seen).toBeDefined();
  // A wrong count.
  await figures.replace(key, { lastSequence: '0001', counts: { count_sms_launched: 5 } }, seen);
  expect((await figures.total('platform')).count_sms_launched).toBe(12);
  expect(await rebuildDay(stores, '2031-04-03')).toMatchObject({ changed: 1, busy: 0 });
  expect(await months()).toEqual(['2031-03']);
  expect((await read()).totals).toEqual(before.totals);
});

test.each([
  ['before its days are read', 1, 'after'],
  ['after its days are read', 2, 'before'],
] as const)('a day opened %s by the closing of its month keeps the month open', async (_, put, when) => {
  let puts = 0;
  let open: (() => Promise<void>) | undefined;
  const { launch, rollUpMonths, months, read, figures } = await setup(async ({ name }, proceed) => {
    if (name.startsWith('Put')) puts += 1;
    const isMoment = name.startsWith('Put') && puts === put;
    if (isMoment && when === 'before') await open?.();
    await proceed();
    if (isMoment && when === 'after') await open?.();
  });
  open = () => launch('2031-03-25', 'meanwhile');
  await rollUpMonths();
  expect(await months()).toEqual(['2031-04']);
  expect((await read()).totals[0]).toMatchObject({ count_sms_launched: 9 });
  expect((await figures.closedDays.overview()).days).not.toContain('2031-03-25');
});

test('a run that dies right after any store call changes no metric, and the next run completes it', async () => {
  const mortal = aMortalProcess();
  const { figures, rollUpMonths, rollUpDays, launch, months, read } = await setup(mortal.interference);
  const before = await read();
  let deaths = 0;
  for (let call = 1; call <= 60; call += 1) {
    mortal.dieAfter(call);
    await rollUpMonths().catch(() => undefined);
    if (!mortal.isDead()) break;
    deaths += 1;
    expect(await read(), `call ${call}`).toEqual(before);
  }
  expect(deaths).toBeGreaterThan(8);
  expect(await months()).toEqual(['2031-03', '2031-04']);
  expect((await figures.closedDays.overview()).days).toHaveLength(8);
  expect(await read()).toEqual(before);
  await launch('2031-03-22', 'late');
  await rollUpDays();
  expect((await read()).totals[0]).toMatchObject({ count_sms_launched: 9 });
});
