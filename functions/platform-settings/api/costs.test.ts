import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#functions/platform/auth/caller.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import { refreshMonthCosts } from '#functions/platform-settings/refresh-month-costs.ts';
import { createDeletedRestaurants } from '#functions/restaurants/deleted-restaurants.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { Counts, FigureScope } from '#shared/metrics/event-figures.ts';
import { costMonth } from '#shared/platform-settings/contract/costs.ts';
import {
  ENTERED_AMOUNT_MESSAGES,
  EnterAmountsSchema,
} from '#shared/platform-settings/contract/entered-amounts.ts';
import { aMeter, spendingRules } from '#tests/builders/a-meter.ts';
import { aProviderConfig, noTextModel } from '#tests/builders/a-provider-config.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { interfere } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import * as platformSettingsOperations from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

type Asked = {
  month: string;
  sort: 'name' | 'cost' | 'revenue' | 'margin';
  order: 'asc' | 'desc';
  cursor: string;
};

let years = 2030;
/** Each test uses its own year, because they share the platform's metrics. */
function setup() {
  const year = ++years;
  const client = createDynamoClient();
  let calls = 0;
  interfere({ dynamo: client }, async (_call, proceed) => {
    calls += 1;
    await proceed();
  });
  const stores = openRepositories(client);
  const clock = aClock(`${year}-11-10T12:00:00.000Z`);
  const settings = createPlatformSettingsStore(stores.platformRecords);
  const { restaurantNames: names } = stores;
  const deletedRestaurants = createDeletedRestaurants(stores.platformRecords);
  const providers = aProviderConfig();
  const dependencies = { ...stores, ...noTextModel(), names, settings, deletedRestaurants, providers, clock };
  const operations = openOperations(platformSettingsOperations, dependencies);
  const input = { params: {}, query: {}, body: {} };
  const caller = { userId: 'admin', role: 'admin', audit: {} as Caller['audit'] } as unknown as Caller;
  const add = (scope: FigureScope, day: string, counts: Counts) =>
    stores.figures.add({ scope, day: `${year}-${day}`, shard: 'one' }, counts, { first: '1', last: '1' });
  const setBudget = async (monthlyBudgetCents: number | null) => {
    const present = await settings.get();
    expect(await settings.save({ ...present, version: present.version + 1, monthlyBudgetCents })).toBe(true);
  };
  return {
    year,
    clock,
    stores,
    add,
    deletedRestaurants,
    setBudget,
    calls: () => calls,
    caller,
    enter: async (body: Parameters<typeof operations.enterAmounts>[0]['body']) =>
      (await operations.enterAmounts({ ...input, body }, caller)).data,
    rules: spendingRules(stores, clock),
    costs: async (month?: string) =>
      (await operations.getPlatformCosts({ ...input, query: { month } }, caller)).data,
    list: async (query: Partial<Asked> = {}) =>
      (
        await operations.listRestaurantCosts(
          { ...input, query: { month: undefined, sort: 'name', order: 'asc', cursor: undefined, ...query } },
          caller,
        )
      ).data,
  };
}

test('costs of all pages add up in at most ten calls a page', async () => {
  const { year, add, costs, list, stores, calls } = setup();
  const counts = (at: number): Counts => ({
    count_ai_used: at,
    sum_ai_used_cost_micros: 1_000 * at,
    sum_sms_launched_cost_micros: 77_000 * at,
    count_checklist_item_completed: at,
  });
  const all: Record<string, number> = {};
  for (let at = 0; at < 19; at += 1) {
    const restaurant_id = `r-${year}-${at}`;
    const row = {
      restaurant_id,
      name: `House ${String(at).padStart(2, '0')}`,
      owner_email: `h${at}@example.com`,
    };
    const created_at = `${year}-01-01T00:00:00.000Z`;
    await stores.restaurants.create({ ...row, created_at });
    await stores.restaurantNames.add(restaurant_id, { name: row.name, email: row.owner_email, created_at });
    await add(`restaurant#${restaurant_id}`, '11-03', counts(at));
    for (const [name, amount] of Object.entries(counts(at))) all[name] = (all[name] ?? 0) + amount;
  }
  await add('platform', '11-03', all);
  const rows: { name: string; total_cents: number }[] = [];
  let cursor: string | undefined;
  do {
    const before = calls();
    const page = await list(cursor === undefined ? {} : { cursor });
    expect(calls() - before).toBeLessThanOrEqual(10);
    rows.push(...page.restaurants);
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  expect(rows.map(({ name }) => name)).toEqual(rows.map(({ name }) => name).toSorted());
  expect(rows).toHaveLength(19);
  const { total_cents, by_kind } = await costs();
  const sum = rows.reduce((total, row) => total + row.total_cents, 0);
  expect(Math.abs(sum - total_cents) / total_cents).toBeLessThan(0.01);
  expect(by_kind).toMatchObject({ messages: (171 * 77_000) / 10_000, ai: 17.1 });
  await expect(list({ cursor: 'no-place' })).rejects.toMatchObject({ code: 'invalid_input' });
});

test('an earlier month is sorted by cost, revenue, and margin, in at most three calls a page', async () => {
  const { year, add, list, stores, calls, clock } = setup();
  const created_at = `${year}-09-20T00:00:00.000Z`;
  const restaurants = Array.from({ length: 30 }, (_, at) => `s-${year}-${String(at).padStart(2, '0')}`);
  for (const [at, restaurant_id] of restaurants.entries()) {
    const row = {
      restaurant_id,
      name: restaurant_id,
      owner_email: `${restaurant_id}@example.com`,
      created_at,
    };
    await stores.restaurants.create(row);
    const counts = {
      sum_ai_used_cost_micros: at * 10_000,
      sum_invoice_paid_total_cents: at % 2 === 0 ? at * 100 : 0,
    };
    await add(`restaurant#${restaurant_id}`, '10-05', counts);
    const [listed] = await stores.figures.listDaysOf([`restaurant#${restaurant_id}`]);
    await refreshMonthCosts({ ...stores, clock }, { restaurant: row, days: listed?.days ?? [] });
  }
  const read = async (asked: Partial<Asked>) => {
    const rows: { name: string; total_cents: number; revenue_cents: number }[] = [];
    let cursor: string | undefined;
    do {
      const before = calls();
      const page = await list({ month: `${year}-10`, ...asked, ...(cursor !== undefined && { cursor }) });
      expect(calls() - before).toBeLessThanOrEqual(3);
      rows.push(...page.restaurants);
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    return rows;
  };
  const byCost = await read({ sort: 'cost', order: 'desc' });
  expect(byCost.map(({ name }) => name)).toEqual(restaurants.toReversed());
  expect(byCost[0]?.total_cents).toBeCloseTo(29, 0);
  const byRevenue = await read({ sort: 'revenue', order: 'desc' });
  expect(byRevenue.slice(0, 2).map(({ revenue_cents }) => revenue_cents)).toEqual([2_800, 2_600]);
  const byMargin = await read({ sort: 'margin', order: 'asc' });
  const margins = byMargin.map(({ revenue_cents, total_cents }) => revenue_cents - total_cents);
  expect(margins).toEqual(margins.toSorted((one, other) => one - other));
  expect(await read({ month: `${year}-08`, sort: 'cost' })).toEqual([]);
  const { next_cursor: cursor = '' } = await list({ month: `${year}-10`, sort: 'cost' });
  await expect(list({ month: `${year}-10`, sort: 'margin', cursor })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

test('a month is added up once more after its end, and then stays', async () => {
  const { year, add, stores, clock } = setup();
  const restaurant = { restaurant_id: `m-${year}`, created_at: `${year}-10-01T00:00:00.000Z` };
  const scope = `restaurant#${restaurant.restaurant_id}` as const;
  const refresh = async () => {
    const [listed] = await stores.figures.listDaysOf([scope]);
    await refreshMonthCosts({ ...stores, clock }, { restaurant, days: listed?.days ?? [] });
    const rows = await stores.monthCosts.listOf(restaurant.restaurant_id, '0');
    return rows.map(({ month, as_of }) => [month.slice(5), as_of.slice(5, 10)]);
  };
  await add(scope, '10-05', { sum_ai_used_cost_micros: 10_000 });
  expect(await refresh()).toEqual([
    ['10', '11-10'],
    ['11', '11-10'],
  ]);
  clock.advance(21 * 86_400);
  expect((await refresh()).slice(0, 2)).toEqual([
    ['10', '11-10'],
    ['11', '12-01'],
  ]);
  clock.advance(2 * 86_400);
  await refresh();
  clock.advance(86_400);
  expect(await refresh()).toEqual([
    ['10', '11-10'],
    ['11', '12-03'],
    ['12', '12-04'],
  ]);
});

test('deleted restaurants stay in the total, in their own row', async () => {
  const { year, add, costs, list, calls, deletedRestaurants } = setup();
  const ids = Array.from({ length: 16 }, (_, at) => `gone-${year}-${at}`);
  for (const id of ids) {
    await add(`restaurant#${id}`, '10-20', { sum_ai_used_cost_micros: 1_000 });
    await add(`restaurant#${id}`, '11-03', { sum_ai_used_cost_micros: 20_000 });
    await deletedRestaurants.note(id, `${year}-11-04T10:00:00.000Z`);
    await deletedRestaurants.note(id, `${year}-11-04T11:00:00.000Z`);
  }
  await add('platform', '10-20', { sum_ai_used_cost_micros: 16_000 });
  await add('platform', '11-03', { sum_ai_used_cost_micros: 320_000 });
  for (const month of [`${year}-10`, `${year}-11`]) {
    const rows: { restaurant_id: string | null; name: string; total_cents: number }[] = [];
    let cursor: string | undefined;
    do {
      const before = calls();
      const page = await list(cursor === undefined ? { month } : { month, cursor });
      expect(calls() - before).toBeLessThanOrEqual(10);
      rows.push(...page.restaurants.filter(({ restaurant_id }) => restaurant_id === null));
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['Deleted restaurants']));
    const { total_cents } = await costs(month);
    expect(rows.reduce((sum, row) => sum + row.total_cents, 0)).toBeCloseTo(total_cents, 1);
  }
});

test('fixed costs are entered by month, audited, and kept apart from usage', async () => {
  const { year, add, costs, enter, caller } = setup();
  await add('platform', '10-20', { sum_ai_used_cost_micros: 20_000 });
  expect(await costs(`${year}-10`)).toMatchObject({ fixed_cents: null });
  await enter({ month: `${year}-10`, fixed_cost: 120.5 });
  expect(caller.audit).toMatchObject({
    before: { month: `${year}-10`, fixed_cost_cents: null },
    after: { month: `${year}-10`, fixed_cost_cents: 12_050 },
  });
  expect(await costs(`${year}-10`)).toMatchObject({ fixed_cents: 12_050, total_cents: 2 });
  expect(await costs(`${year}-11`)).toMatchObject({ fixed_cents: null });
  const both = await enter({ month: `${year}-10`, acquisition_spend: 300 });
  expect(both).toEqual({ month: `${year}-10`, fixed_cost: 120.5, acquisition_spend: 300 });
  expect(await enter({ month: `${year}-10`, fixed_cost: null })).toMatchObject({ fixed_cost: null });
});

test('two administrators who enter different amounts for a month keep both', async () => {
  const { year, enter } = setup();
  const month = `${year}-09`;
  await Promise.all([enter({ month, fixed_cost: 10 }), enter({ month, acquisition_spend: 20 })]);
  expect(await enter({ month, fixed_cost: 10 })).toEqual({ month, fixed_cost: 10, acquisition_spend: 20 });
});

test('an invalid amount is refused with what to enter', async () => {
  const { year, enter } = setup();
  await expect(enter({ month: `${year}-12`, fixed_cost: 1 })).rejects.toMatchObject({
    fields: { month: 'Choose this month or an earlier one.' },
  });
  for (const amount of [-1, 1_000_001, '12'])
    expect(
      EnterAmountsSchema.safeParse({ month: '2026-11', fixed_cost: amount }).error?.issues,
    ).toMatchObject([{ message: ENTERED_AMOUNT_MESSAGES.amount }]);
  expect(EnterAmountsSchema.safeParse({ month: '2026-11' }).success).toBe(false);
});

test('a future month has no costs, and an invalid month is rejected', async () => {
  const { costs, year } = setup();
  await expect(costs(`${year}-12`)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { month: 'Choose this month or an earlier one.' },
  });
  expect(await costs(`${year}-10`)).toMatchObject({ through: `${year}-10-31`, total_cents: 0 });
  for (const month of ['2026-13', '2026-1', '../etc', '1e5', '0'])
    expect(costMonth.safeParse(month).success).toBe(false);
});

test('at 80% of the budget the console warns, and at 100% paid calls are rejected', async () => {
  const { add, costs, setBudget, rules, clock, stores } = setup();
  await setBudget(1_000);
  await add('platform', '11-02', { sum_ai_used_cost_micros: 7_990_000 });
  await rules.assertMaySpend();
  expect((await costs()).budget).toEqual({ monthly_cents: 1_000, state: 'within' });
  await add('platform', '11-03', { sum_ai_used_cost_micros: 100_000 });
  expect((await costs()).budget.state).toBe('warned');
  await add('platform', '11-04', { sum_ai_used_cost_micros: 2_000_000 });
  expect((await costs()).budget.state).toBe('reached');
  clock.advance(60);
  const refusal = {
    code: 'budget_reached',
    message:
      'AI tools and texts are paused until December 1 because the platform reached its monthly budget. Your websites aren’t affected.',
  };
  await expect(rules.assertMaySpend()).rejects.toMatchObject(refusal);

  const use = { feature: 'content_generation', restaurantId: `meter-${clock.now().getTime()}` } as const;
  const call = async () => ({ result: 'written', costMicros: 0, hasFailed: false });
  await expect(aMeter(stores, clock, () => true).measure(use, call)).rejects.toMatchObject(refusal);
  await expect(aMeter(stores, clock, () => true).check(use)).rejects.toMatchObject(refusal);
  expect((await stores.aiUsage.get({ ...use, at: clock.now() })).usesOfDay).toBe(0);
  // The built-in writer costs nothing and keeps working.
  await expect(aMeter(stores, clock).measure(use, call)).resolves.toBe('written');
  await setBudget(null);
});

test('a campaign over the remaining budget is rejected, and a smaller one isn’t', async () => {
  const { add, setBudget, rules } = setup();
  await setBudget(1_000);
  await add('platform', '11-02', { sum_sms_launched_cost_micros: 6_000_000 });
  await expect(rules.assertMaySpend(401)).rejects.toMatchObject({
    code: 'budget_reached',
    message: expect.stringContaining('Text fewer guests'),
  });
  await rules.assertMaySpend(400);
  // The next check uses the current count, not that of a minute ago.
  await add('platform', '11-03', { sum_sms_launched_cost_micros: 4_000_000 });
  await expect(rules.assertMaySpend(1)).rejects.toMatchObject({ code: 'budget_reached' });
  await setBudget(null);
});

test('the next month starts with its full budget', async () => {
  const { add, setBudget, rules, clock } = setup();
  await setBudget(500);
  await add('platform', '11-02', { sum_ai_used_cost_micros: 6_000_000 });
  await expect(rules.assertMaySpend()).rejects.toMatchObject({ code: 'budget_reached' });
  clock.advance(21 * 86_400);
  await rules.assertMaySpend();
  await setBudget(null);
});

test('the month is added up once per minute, even with many calls', async () => {
  const { add, setBudget, rules, calls, clock } = setup();
  await setBudget(500);
  await add('platform', '11-02', { sum_ai_used_cost_micros: 10 });
  await rules.assertMaySpend();
  const before = calls();
  await Promise.all(Array.from({ length: 50 }, () => rules.assertMaySpend()));
  clock.advance(59);
  await rules.assertMaySpend();
  expect(calls()).toBe(before);
  await setBudget(null);
});

test('parallel calls reserve at most the remaining budget and settle their cost', async () => {
  const { add, setBudget, rules } = setup();
  await setBudget(500);
  await add('platform', '11-02', { sum_ai_used_cost_micros: 4_990_000 });
  const most = 4_000;
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => rules.reserve(most)));
  const reserved = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(reserved).toHaveLength(2);
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  for (const reason of refused) expect(reason).toMatchObject({ code: 'budget_reached' });
  for (const settle of reserved) await settle(1_000);
  const again = [await rules.reserve(most), await rules.reserve(most)];
  await expect(rules.reserve(most)).rejects.toMatchObject({ code: 'budget_reached' });
  for (const settle of again) await settle(0);
  await setBudget(null);
});

test('parallel calls are each counted once', async () => {
  const { setBudget, rules } = setup();
  await setBudget(10);
  const asked = await Promise.allSettled(Array.from({ length: 80 }, () => rules.reserve(1_000)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(80);
  await expect(rules.reserve(20_001)).rejects.toMatchObject({ code: 'budget_reached' });
  await (await rules.reserve(20_000))(0);
  await setBudget(null);
});

test('a dead call’s reservation expires after some minutes', async () => {
  const { setBudget, rules, clock } = setup();
  await setBudget(1);
  await rules.reserve(9_000);
  await expect(rules.reserve(2_000)).rejects.toMatchObject({ code: 'budget_reached' });
  clock.advance(4 * 60);
  await expect(rules.reserve(2_000)).rejects.toMatchObject({ code: 'budget_reached' });
  clock.advance(2 * 60);
  await (await rules.reserve(2_000))(0);
  await setBudget(null);
});

test('a model with an unknown price is used until the budget is spent', async () => {
  const { add, setBudget, rules, clock } = setup();
  await setBudget(500);
  await rules.reserve(0);
  await add('platform', '11-02', { sum_ai_used_cost_micros: 5_000_000 });
  clock.advance(120);
  await expect(rules.reserve(0)).rejects.toMatchObject({ code: 'budget_reached' });
  await setBudget(null);
});

test('without a budget nothing is counted', async () => {
  const { rules, calls } = setup();
  await rules.assertMaySpend();
  const before = calls();
  await rules.assertMaySpend(10_000_000);
  expect(calls()).toBe(before);
});
