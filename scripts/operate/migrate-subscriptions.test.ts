import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createPaymentCustomers } from '#functions/billing/stripe/payment-customers.ts';
import { reconcile } from '#functions/billing/stripe/reconcile.ts';
import { createReconciliationBook } from '#functions/billing/stripe/reconciliation-book.ts';
import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import { setUpCatalog } from '#functions/payments/stripe/stripe-catalog.ts';
import { openStripe } from '#functions/payments/stripe/stripe-client.ts';
import { systemClock } from '#functions/platform/clock.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { issued, paid } from '#shared/billing/ledger.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { startStripeServer } from '#tests/builders/stripe/stripe-server.ts';
import { migrateSubscriptions } from './migrate-subscriptions.ts';

const KEY = 'sk_test_local';
const DAY_MS = 86_400_000;

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
let restaurants = 0;

/** A platform with built-in subscriptions, each with its own change to an active one. They end with the test. */
async function setup(changes: Partial<SubscriptionRow>[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrate-'));
  await writeFile(path.join(folder, 'local-environment.json'), JSON.stringify(emulators.environment));
  const server = await startStripeServer({ key: KEY });
  const open = openStripe({ secretKey: async () => KEY, apiUrl: server.origin });
  await setUpCatalog(await open());
  const stores = openRepositories();
  const ids: string[] = [];
  for (const change of changes) {
    const restaurant_id = `migrates-${++restaurants}`;
    ids.push(restaurant_id);
    await stores.restaurants.create({
      restaurant_id,
      name: 'Osteria Lupo',
      owner_email: `${restaurant_id}@example.com`,
      created_at: inDays(-100),
    });
    const month = { period_start: inDays(-10), period_end: inDays(20), due_at: inDays(20) };
    await stores.subscriptions.save(aSubscription({ restaurant_id, ...month, ...change }));
    if (change.overdue !== undefined) await stores.invoices.create(anInvoice(restaurant_id, change.overdue));
  }
  const rows = async () => {
    const found = await stores.subscriptions.findMany(ids);
    return ids.map((id) => found.find(({ restaurant_id }) => restaurant_id === id));
  };
  onTestFinished(async () => {
    for (const row of await rows()) {
      if (row === undefined) continue;
      const { list_kind, listed_at, ...unlisted } = row;
      await stores.subscriptions.save({ ...unlisted, state: 'ended', version: row.version + 1 });
    }
    await server.stop();
    await rm(folder, { recursive: true });
  });
  const environment = { DATA_DIR: folder, STRIPE_SECRET_KEY: KEY, STRIPE_API_URL: server.origin };
  const compare = async () =>
    reconcile({
      stripe: { open },
      subscriptions: stores.subscriptions,
      invoices: stores.invoices,
      book: createReconciliationBook(stores.platformRecords),
      clock: systemClock,
    });
  const customers = createPaymentCustomers(stores.platformRecords);
  return { server, ids, rows, compare, customers, migrate: () => migrateSubscriptions([], environment) };
}

function anInvoice(restaurant_id: string, { invoice_id, since }: NonNullable<SubscriptionRow['overdue']>) {
  const period = { period_start: since, period_end: inDays(20) };
  return {
    ...{ restaurant_id, restaurant_name: 'Osteria Lupo', restaurant_address: '', invoice_id, ...period },
    ...{ plan_id: 'basic' as const, status: 'overdue' as const, issued_at: since },
    lines: [{ kind: 'plan' as const, text: 'Basic plan, one month', cents: 4_900 }],
    ...{ total: 4_900, credit: 900, due: 4_000 },
    entries: [issued(since, { gross: 4_900, discount: 0, tax: 0 }), paid(since, { cash: 0, credit: 900 })],
  };
}

const failed = (invoice_id: string) => ({ invoice_id, since: inDays(-10), failures: 2, reason: 'declined' });
const EVERY_KIND: Partial<SubscriptionRow>[] = [
  {},
  { plan_id: 'enterprise', next_plan: 'basic' },
  { coupon: { id: 'anniversary', percent_off: 25 } },
  { cancel_at_period_end: true },
  { credit_balance: 2_000, credit_purchased: 2_000 },
  { state: 'past_due', overdue: failed('overdue-1'), due_at: inDays(1) },
  { state: 'paused', overdue: failed('overdue-2'), due_at: inDays(9), credit_balance: 500 },
];

/** What a migration keeps. Stripe’s times are whole seconds. */
function kept(row: SubscriptionRow | undefined) {
  if (row === undefined) throw new Error('A subscription is gone.');
  const { version, card, stripe, due_at, due_kind, overdue, ...rest } = row;
  const { reminders, ...debt } = overdue ?? {};
  return { ...rest, debt, period_end: rest.period_end.slice(0, 19) };
}

/** Everything in Stripe, by restaurant, without its IDs. */
function inStripe({ server: { account }, ids }: Awaited<ReturnType<typeof setup>>) {
  const customers = [...account.customers.values()];
  return ids.map((restaurantId) => {
    const owned = customers.filter(({ metadata }) => metadata.restaurant_id === restaurantId);
    const isOwned = (each: { customer: string }) => owned.some(({ id }) => id === each.customer);
    return {
      balances: owned.map(({ balance }) => balance),
      subscriptions: [...account.subscriptions.values()]
        .filter(isOwned)
        .map(({ status, cancel_at_period_end, discounts, items, metadata: noted }) => ({
          ...{ status, cancel_at_period_end, discounts, price: items.data[0]?.price.lookup_key },
          ...{ keptPlan: noted.kept_plan, isMigrating: noted.migrating },
        })),
      invoices: [...account.invoices.values()]
        .filter(isOwned)
        .map(({ status, total, amount_due, lines }) => ({
          status,
          total,
          amount_due,
          lines: lines.data.length,
        })),
    };
  });
}

test('every kind of subscription is moved as it is, one whose payment is due is left, and a second run changes nothing', async () => {
  const platform = await setup([...EVERY_KIND, { due_at: inDays(0) }]);
  const { rows, migrate } = platform;
  const before = await rows();
  const left = '1 left:\n1 with a payment or a deletion in progress. Run the command again in an hour.';
  expect(await migrate()).toBe(`7 moved to Stripe, ${left}`);
  const after = await rows();
  expect(after.map(kept)).toEqual(before.map(kept));
  expect(after.map((row) => row?.stripe !== undefined)).toEqual([...EVERY_KIND.map(() => true), false]);
  const first = inStripe(platform);
  const prices = first.slice(0, -1).map(({ subscriptions }) => subscriptions[0]?.price);
  expect(prices).toEqual(EVERY_KIND.map(() => 'tableside_basic_monthly'));
  expect(first[1]?.subscriptions).toMatchObject([{ keptPlan: 'enterprise' }]);
  expect(first[2]?.subscriptions).toMatchObject([{ discounts: ['support-anniversary'] }]);
  expect(first[3]?.subscriptions).toMatchObject([{ cancel_at_period_end: true }]);
  expect(first.map(({ balances }) => balances)).toEqual([[0], [0], [0], [0], [-2_000], [0], [-500], []]);
  const debts = [{ status: 'open', total: 4_900, amount_due: 4_000, lines: 1 }];
  expect(first.map(({ invoices }) => invoices)).toEqual([[], [], [], [], [], debts, debts, []]);
  expect(await migrate()).toBe(`0 moved to Stripe, ${left}`);
  expect(inStripe(platform)).toEqual(first);
  expect((await platform.compare())?.differences).toEqual([
    {
      restaurant_id: platform.ids.at(-1),
      text: 'Basic isn’t billed by Stripe yet.',
      fix: 'Its payment is in progress. Run npm run migrate-subscriptions in an hour.',
    },
  ]);
});

test('a subscription that Stripe refuses is left with the reason, and the others are moved', async () => {
  const { ids, migrate, customers } = await setup([{}, {}, {}]);
  await customers.claim(ids[1] ?? '', 'cus_of_test_mode');
  const why = `Stripe refused restaurant ${ids[1]}: No such customer: 'cus_of_test_mode'`;
  expect(await migrate()).toBe(`2 moved to Stripe, 1 left:\n${why}`);
});

test('a run that stops at whichever call continues with the next run, and nothing is moved twice', async () => {
  const everything = Object.assign({}, ...EVERY_KIND) as Partial<SubscriptionRow>;
  const whole = await setup([everything]);
  await whole.migrate();
  const expected = { rows: (await whole.rows()).map(nameless), stripe: inStripe(whole) };
  let writes = 0;
  for (let isWhole = false; !isWhole; writes += 1) {
    const platform = await setup([everything]);
    const { server, rows, migrate } = platform;
    server.failAfter(writes);
    const outcome = await migrate().catch((error: unknown) => String(error));
    isWhole = outcome.includes('none left');
    if (!isWhole) expect(outcome).toMatch(/moved\. Then Stripe failed .* Run the command again\.$/);
    server.failAfter(Number.POSITIVE_INFINITY);
    expect(await migrate()).toMatch(/none left\.$/);
    expect({ rows: (await rows()).map(nameless), stripe: inStripe(platform) }).toEqual(expected);
  }
  expect(writes).toBeGreaterThan(8);
});

/** A row as it is in each run of the test. */
function nameless(row: SubscriptionRow | undefined) {
  const { restaurant_id, period_start, period_end, debt, ...rest } = kept(row);
  return rest;
}
