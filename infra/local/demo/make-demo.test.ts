import { expect, test } from 'vitest';
import { InvoiceRowSchema } from '#functions/billing/invoice-row.ts';
import { groupByFigure } from '#functions/metrics/group-by-figure.ts';
import { publishedPage } from '#functions/websites/published-page.ts';
import { tableName } from '#infra/local/emulators.ts';
import { TABLES, type TableDefinition, type TableName } from '#infra/resources.ts';
import {
  activeSubscriptions,
  overdueInvoices,
  subscribersOf,
  upcomingRenewals,
} from '#shared/billing/billing-figures.ts';
import { balancesOf } from '#shared/billing/ledger.ts';
import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { revenueCents } from '#shared/billing/revenue.ts';
import { addCounts, figuresOf } from '#shared/metrics/event-figures.ts';
import { findFlags } from '#shared/moderation/find-flags.ts';
import { RULE_KINDS } from '#shared/moderation/moderation-rule.ts';
import { makeDemo } from './make-demo.ts';
import { DEMO_CONTENT } from './restaurants/demo-content.ts';
import { DEMO_RESTAURANTS, FEW_DEMO_RESTAURANTS } from './restaurants/demo-restaurants.ts';

const NOW = new Date('2031-05-20T15:30:00.000Z');
const PLACE = { now: NOW, sitesOrigin: 'http://localhost:4001' };
const demo = await makeDemo(DEMO_RESTAURANTS, PLACE);
const of = (table: TableName) =>
  demo.rows.filter((row) => row.table === tableName(table)).map(({ item }) => item);
const platform = addCounts(
  of('figures')
    .filter(({ scope }) => scope === 'platform')
    .map(
      ({ scope: _scope, day_shard: _day, last_sequence: _last, ...counts }) =>
        counts as Record<string, number>,
    ),
);

const definitions = new Map(
  Object.entries<TableDefinition>(TABLES).map(([name, definition]) => [
    tableName(name as TableName),
    definition,
  ]),
);

test('24 restaurants have a year and a half of history', () => {
  expect(of('restaurants')).toHaveLength(24);
  expect(of('restaurants').every(({ name }) => String(name).endsWith(' (Demo)'))).toBe(true);
  const times = demo.recorded.map(({ event }) => event.at);
  expect(times[0]?.slice(0, 7)).toBe('2029-11');
  expect(times.at(-1)?.slice(0, 10)).toBe('2031-05-20');
  expect(times.every((at) => at <= NOW.toISOString())).toBe(true);
});

test('the same moment makes the same rows, and another one different rows', async () => {
  expect((await makeDemo(DEMO_RESTAURANTS, PLACE)).rows).toEqual(demo.rows);
  const later = await makeDemo(DEMO_RESTAURANTS, { ...PLACE, now: new Date('2031-05-21T15:30:00.000Z') });
  expect(later.recorded.at(-1)?.event.at.slice(0, 10)).toBe('2031-05-21');
});

test.each(['2032-01-01T00:00:05.000Z', '2032-02-29T23:59:59.000Z', '2031-10-31T13:00:00.000Z'])(
  'a demo made at %s has its history until then and every kind of subscription',
  async (at) => {
    const { rows, recorded } = await makeDemo(DEMO_RESTAURANTS, { ...PLACE, now: new Date(at) });
    const times = recorded.map(({ event }) => event.at);
    expect(times.at(-1)?.slice(0, 10)).toBe(at.slice(0, 10));
    expect(times.every((time) => time <= at)).toBe(true);
    const kinds = rows
      .filter(({ table }) => table === tableName('subscriptions'))
      .map(({ item }) => (item.cancel_at_period_end === true ? 'canceled' : String(item.state)));
    expect(
      Object.fromEntries(
        Map.groupBy(kinds, (kind) => kind)
          .entries()
          .map(([kind, all]) => [kind, all.length]),
      ),
    ).toEqual({
      active: 16,
      past_due: 2,
      canceled: 1,
      ended: 2,
    });
  },
);

test.each([
  ['24 restaurants', DEMO_RESTAURANTS],
  ['four', FEW_DEMO_RESTAURANTS],
])('no record of a restaurant is older than its sign-up: %s', async (_, restaurants) => {
  const { rows, recorded } = restaurants === DEMO_RESTAURANTS ? demo : await makeDemo(restaurants, PLACE);
  const registered = new Map(
    rows
      .filter(({ table }) => table === tableName('restaurants'))
      .map(({ item }) => [String(item.restaurant_id), String(item.created_at)]),
  );
  const tooEarly = rows.flatMap(({ table, item }) => {
    const since = registered.get(restaurantOf(item)) ?? '';
    return momentsOf(item)
      .filter((at) => at < since.slice(0, at.length))
      .map((at) => `${table} ${restaurantOf(item)}: ${at}, signed up ${since}`);
  });
  expect(tooEarly).toEqual([]);
  const early = recorded.filter(({ event }) => event.at < (registered.get(event.restaurant_id) ?? '9'));
  expect(early).toEqual([]);
});

/** All times and days in a row, except visits of guests on an imported list and the day of an estimate's source. */
function momentsOf({
  order_dates: _visits,
  expected: _estimate,
  ...item
}: Record<string, unknown>): string[] {
  return [...JSON.stringify(item, replaceSets).matchAll(/"(\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?)(?=["#])/g)].map(
    ([, moment = '']) => moment,
  );
}

function replaceSets(_: string, value: unknown): unknown {
  return value instanceof Set ? [...value] : value;
}

function restaurantOf({ restaurant_id, user_id, scope, event }: Record<string, unknown>): string {
  const { restaurant_id: ofEvent } = (event ?? {}) as { restaurant_id?: string };
  return String(restaurant_id ?? user_id ?? ofEvent ?? scope).replace(/^restaurant#/, '');
}

test('keys are unique', () => {
  const keys = demo.rows.map(({ table, item }) => {
    const { partitionKey, sortKey = partitionKey } = definitions.get(table) as TableDefinition;
    return JSON.stringify([table, item[partitionKey], item[sortKey]]);
  });
  expect(new Set(keys).size).toBe(keys.length);
});

test('every metric is the sum of its events', () => {
  const figures = new Map(of('figures').map((row) => [`${row.scope} ${row.day_shard}`, row]));
  const sums = new Map<string, Record<string, number>>();
  for (const { event } of demo.recorded) {
    const { scopes, day, counts } = figuresOf(event);
    for (const scope of scopes) {
      const name = `${scope} ${day}#demo`;
      sums.set(name, addCounts([sums.get(name) ?? {}, counts]));
    }
  }
  expect(figures.size).toBe(sums.size);
  for (const [name, counts] of sums) expect(figures.get(name)).toMatchObject(counts);
  expect(groupByFigure(demo.recorded)).toHaveLength(figures.size);
});

test('the console counts upcoming renewals without canceled ones', () => {
  const to = new Date(NOW.getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
  const coming = of('subscriptions').filter(
    ({ state, period_end, cancel_at_period_end }) =>
      (state === 'active' || state === 'past_due') &&
      String(period_end).slice(0, 10) <= to &&
      cancel_at_period_end === false,
  );
  expect(coming.length).toBeGreaterThan(0);
  expect(upcomingRenewals(platform, NOW)).toBe(coming.length);
});

test('metrics match the subscriptions by plan, and the invoices to the cent', () => {
  const running = of('subscriptions').filter(({ state }) => state === 'active' || state === 'past_due');
  expect(activeSubscriptions(platform)).toBe(running.length);
  for (const plan of PLAN_IDS) {
    const ofPlan = running.filter(({ plan_id }) => plan_id === plan);
    expect(ofPlan.filter(({ state }) => state === 'active').length).toBeGreaterThan(0);
    expect(subscribersOf(platform, plan)).toBe(ofPlan.length);
  }
  expect(of('subscriptions').filter(({ state }) => state === 'ended').length).toBeGreaterThan(0);
  const invoices = of('invoices').map((row) => InvoiceRowSchema.parse(row));
  const overdue = invoices.filter(({ status }) => status === 'overdue');
  expect(overdue.length).toBe(2);
  expect(overdueInvoices(platform)).toBe(overdue.length);
  const paid = invoices.filter(({ status, lines }) => status === 'paid' && lines[0]?.kind !== 'credit');
  expect(revenueCents(platform)).toBe(paid.reduce((sum, { total }) => sum + total, 0));
  const balances = balancesOf(invoices.flatMap(({ entries }) => entries));
  expect(Object.values(balances).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  expect(balances.receivable).toBe(overdue.reduce((sum, { due }) => sum + due, 0));
});

test('flagged content of every kind is open, and some is decided', () => {
  const items = of('moderation').filter(({ status }) => status !== undefined);
  const flagged = items.filter(({ status }) => status === 'flagged');
  expect(flagged.length).toBeGreaterThanOrEqual(4);
  const kinds = DEMO_CONTENT.flatMap(({ text }) => findFlags(text).map(({ kind }) => kind));
  expect(new Set(kinds)).toEqual(new Set(RULE_KINDS));
  expect(items).toHaveLength(DEMO_CONTENT.length);
});

test.each(DEMO_CONTENT)('a rule says why this was flagged: $text', ({ text }) => {
  expect(findFlags(text)).not.toEqual([]);
});

test('published pages pass validation, some websites are drafts, and new owners have none', async () => {
  expect(demo.pages.length).toBeGreaterThan(15);
  for (const { content, url } of demo.pages) expect((await publishedPage(content, url)).findings).toEqual([]);
  const sites = of('websites').filter(({ record_id }) => String(record_id).startsWith('site#'));
  expect(sites.length).toBeGreaterThan(demo.pages.length);
  const counted = of('restaurants').map(({ websites_total }) => Number(websites_total));
  expect(counted.reduce((sum, total) => sum + total, 0)).toBe(sites.length);
  expect(counted.at(-1)).toBe(0);
});

test('a small demo has four of the restaurants and each plan', async () => {
  const { rows } = await makeDemo(FEW_DEMO_RESTAURANTS, PLACE);
  const plans = rows
    .filter(({ table }) => table === tableName('subscriptions'))
    .map(({ item }) => item.plan_id);
  expect(plans).toEqual(['professional', 'basic', 'enterprise', 'basic']);
  expect(rows.length).toBeLessThan(2_000);
});
