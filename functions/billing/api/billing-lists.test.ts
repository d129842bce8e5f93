import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshInvoiceEntries } from '#functions/billing/invoice-list/refresh-invoice-entries.ts';
import type { InvoiceRow } from '#functions/billing/invoice-row.ts';
import { createInvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { listEndedSubscriptions } from '#functions/billing/subscription-list/list-ended-subscriptions.ts';
import { ended } from '#functions/billing/subscription-steps.ts';
import { refreshCustomers } from '#functions/console/customers/refresh-customer.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { aBilledRestaurant, REGISTERED } from '#tests/builders/a-billed-restaurant.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { usersOfOwners } from '#tests/builders/users-of-owners.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
  const { invoices } = openRepositories();
  for (const row of ROWS) await invoices.create(row);
});
afterAll(() => emulators.stop());

const OWNERS = [
  ['r1', 'Zola'],
  ['r2', 'ámbar'],
  ['r3', 'Birch'],
] as const;

/** Restaurants in turns; the fewer days ago, the higher the number of the invoice. */
const ROWS = (
  [
    ['r1', 'paid', 14_900],
    ['r2', 'paid', 4_900],
    ['r3', 'overdue', 39_900],
    ['r1', 'void', 4_900],
    ['r2', 'paid', 14_900],
  ] as const
).map(([restaurant_id, status, total], at): InvoiceRow => {
  const issued_at = `2026-03-0${at + 1}T12:00:00.000Z`;
  return {
    invoice_id: `0195a000-0000-7000-8000-0000abcdef0${at}`,
    restaurant_id,
    restaurant_name: OWNERS.find(([id]) => id === restaurant_id)?.[1] ?? '',
    restaurant_address: '',
    plan_id: 'basic',
    issued_at,
    period_start: issued_at,
    period_end: '2026-04-01T12:00:00.000Z',
    status,
    lines: [{ kind: 'plan', text: 'A plan, one month', cents: total }],
    total,
    credit: 0,
    due: total,
    entries: [],
  };
});

type Query = Record<string, string>;

async function openLists() {
  const { platform, stores } = await aBilledRestaurant();
  const readAll = async (query: Query, limit: string) => {
    const days: number[] = [];
    let cursor: string | undefined;
    do {
      const asked = { ...query, limit, ...(cursor !== undefined && { cursor }) };
      const { body } = await platform('GET /api/billing/platform-invoices', { query: asked });
      for (const { issued_at } of body.data.invoices) days.push(new Date(issued_at).getUTCDate());
      cursor = body.data.next_cursor;
    } while (cursor !== undefined);
    return days;
  };
  const readSubscriptions = async (query: Query, limit: string) => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const asked = { ...query, limit, ...(cursor !== undefined && { cursor }) };
      const { body } = await platform('GET /api/billing/subscriptions', { query: asked });
      ids.push(...body.data.subscriptions.map(({ id }: { id: string }) => id));
      cursor = body.data.next_cursor;
    } while (cursor !== undefined);
    return ids;
  };
  return { platform, stores, readAll, readSubscriptions };
}

test.each([
  [{}, [5, 4, 3, 2, 1]],
  [{ order: 'asc' }, [1, 2, 3, 4, 5]],
  [{ sort: 'amount' }, [3, 5, 1, 4, 2]],
  [{ sort: 'amount', order: 'asc', status: 'paid' }, [2, 1, 5]],
  [{ sort: 'name', order: 'asc' }, [2, 5, 3, 1, 4]],
  [{ sort: 'name', status: 'paid' }, [1, 5, 2]],
  [{ status: 'overdue' }, [3]],
  [{ status: 'refunded', sort: 'amount' }, []],
  [{ search: 'INV-202603-ABCDEF03' }, [4]],
  [{ search: 'abcdef00' }, [1]],
  [{ search: 'nothing like it' }, []],
  [{ search: 'z' }, [5, 4, 3, 2, 1]],
])('invoices are filtered, sorted, and found page by page: %j', async (query, days) => {
  const { readAll } = await openLists();
  for (const limit of ['1', '2', '50']) expect(await readAll(query, limit)).toEqual(days);
});

test('part of a restaurant’s name finds its invoices, and the filter narrows them', async () => {
  const { readAll, stores } = await openLists();
  await stores.restaurantNames.add('r1', { name: 'Zola', email: 'owner@zola.example' });
  expect(await readAll({ search: 'OLA', sort: 'amount' }, '1')).toEqual([1, 4]);
  expect(await readAll({ search: 'zol', status: 'void' }, '50')).toEqual([4]);
});

test('a settled invoice and a refunded one move in the list', async () => {
  const { readAll, stores } = await openLists();
  const row = { ...(ROWS[2] as InvoiceRow), status: 'paid' as const };
  const event = { event_id: 'e', kind: 'credit_purchased', restaurant_id: 'r3', at: REGISTERED } as never;
  await stores.invoices.settle(row, event);
  expect(await readAll({ sort: 'amount', status: 'overdue' }, '50')).toEqual([]);
  await stores.invoices.saveRefund({ ...row, refunded: 100 }, undefined);
  expect(await readAll({ sort: 'amount', status: 'refunded' }, '50')).toEqual([3]);
  expect(await readAll({ sort: 'amount', status: 'paid' }, '50')).toEqual([3, 5, 1, 2]);
});

test('the daily pass lists invoices of earlier releases', async () => {
  const { readAll, stores } = await openLists();
  const invoices = createInvoicesRepository({
    client: createDynamoClient(),
    tableName: tableName('invoices'),
  });
  const old = { ...(ROWS[0] as InvoiceRow), restaurant_id: 'old', status: 'written_off' as const };
  await invoices.create(old);
  expect(await readAll({ sort: 'name', status: 'written_off' }, '50')).toEqual([]);
  await refreshInvoiceEntries({ invoices, invoiceEntries: stores.invoiceEntries }, ['old', 'r1']);
  expect(await readAll({ sort: 'name', status: 'written_off' }, '50')).toEqual([1]);
});

test('a cursor of another filter, or an invalid one, is rejected', async () => {
  const { platform } = await openLists();
  const { body } = await platform('GET /api/billing/platform-invoices', { query: { limit: '1' } });
  const others: Query[] = [{ sort: 'name', cursor: body.data.next_cursor }, { cursor: 'W10' }];
  for (const query of others) {
    const answer = await platform('GET /api/billing/platform-invoices', { query });
    expect(answer).toMatchObject({ status: 422, body: { fields: { cursor: expect.any(String) } } });
  }
});

test('subscriptions are filtered, sorted, and found page by page', async () => {
  const { stores, readSubscriptions } = await openLists();
  const plans = ['basic', 'enterprise', 'basic'] as const;
  for (const [at, [restaurant_id, name]] of OWNERS.entries()) {
    const email = `${restaurant_id}@example.com`;
    await stores.restaurantNames.add(restaurant_id, { name, email });
    await stores.restaurants.create({ restaurant_id, name, owner_email: email, created_at: REGISTERED });
    const state = at === 2 ? 'past_due' : 'active';
    const listed_at = `2026-03-0${at + 1}T12:00:00.000Z`;
    await stores.subscriptions.save(aSubscription({ restaurant_id, plan_id: plans[at], state, listed_at }));
  }
  const clock = aClock(REGISTERED);
  await refreshCustomers({ ...stores, users: usersOfOwners(clock), clock }, ['r1', 'r2', 'r3']);
  const cases: [Query, string[]][] = [
    [{}, ['r3', 'r2', 'r1']],
    [{ order: 'asc', status: 'active' }, ['r1', 'r2']],
    [{ sort: 'name', order: 'asc' }, ['r2', 'r3', 'r1']],
    [{ sort: 'amount' }, ['r2', 'r3', 'r1']],
    [{ status: 'paused' }, []],
    [{ search: 'example', sort: 'name' }, ['r1', 'r3', 'r2']],
    [{ search: 'example', sort: 'amount', status: 'active' }, ['r2', 'r1']],
    [{ search: 'bir' }, ['r3']],
  ];
  for (const [query, ids] of cases)
    for (const limit of ['1', '50'])
      expect(await readSubscriptions(query, limit), JSON.stringify(query)).toEqual(ids);
});

test('canceled subscriptions are listed by their end, and those of earlier releases after the daily pass', async () => {
  const { platform, stores, readSubscriptions } = await openLists();
  const { subscriptions } = stores;
  const ids = ['c1', 'c2', 'c3', 'declined'];
  for (const [at, restaurant_id] of ids.entries()) {
    const [name, email] = [`Closed ${9 - at}`, `${restaurant_id}@closed.example`];
    await stores.restaurantNames.add(restaurant_id, { name, email });
    await stores.restaurants.create({ restaurant_id, name, owner_email: email, created_at: REGISTERED });
  }
  for (const [restaurant_id, at] of [
    ['c1', '2026-03-20T12:00:00.000Z'],
    ['c2', '2026-03-10T12:00:00.000Z'],
  ] as const) {
    await subscriptions.save(aSubscription({ restaurant_id }));
    const { row, event } = ended(aSubscription({ restaurant_id }), at);
    expect(await subscriptions.save(row, event)).toBe(true);
  }
  const { list_kind: _kind, listed_at: _at, ...old } = aSubscription({ state: 'ended' });
  await subscriptions.save({ ...old, restaurant_id: 'c3' });
  await subscriptions.save({ ...old, restaurant_id: 'declined', is_counted_by_period: undefined });
  expect(await readSubscriptions({ status: 'canceled' }, '50')).toEqual(['c1', 'c2']);
  await listEndedSubscriptions(stores, ids);
  await listEndedSubscriptions(stores, ids);
  const cases: [Query, string[]][] = [
    [{ status: 'canceled' }, ['c3', 'c1', 'c2']],
    [{ status: 'canceled', order: 'asc' }, ['c2', 'c1', 'c3']],
    [{ status: 'canceled', sort: 'name', order: 'asc' }, ['c3', 'c2', 'c1']],
    [{ status: 'canceled', search: 'closed', sort: 'name', order: 'desc' }, ['c1', 'c2', 'c3']],
    [{ search: 'closed' }, []],
  ];
  for (const [query, found] of cases)
    for (const limit of ['1', '50'])
      expect(await readSubscriptions(query, limit), JSON.stringify(query)).toEqual(found);
  const { body } = await platform('GET /api/billing/subscriptions', {
    query: { search: 'c2@', status: 'canceled' },
  });
  expect(body.data.subscriptions).toMatchObject([
    { status: 'canceled', monthly_revenue: 0, next_billing_date: '2026-03-10T12:00:00.000Z' },
  ]);
});
