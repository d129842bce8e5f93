import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { REPLAY } from '#shared/billing/payment-difference.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import type { InvoicesRepository } from '../invoices-repository.ts';
import { migrateSubscription } from './migrate-subscription.ts';
import { reconcile } from './reconcile.ts';
import { createReconciliationBook } from './reconciliation-book.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

type Restaurant = Awaited<ReturnType<typeof aStripeRestaurant>>;

/** Compares this restaurant only, because other tests share the table. */
function compare({ stripe, stores, clock, row, restaurantId }: Restaurant) {
  const invoices: Pick<InvoicesRepository, 'listByStatusEventually'> = {
    listByStatusEventually: async (status, page) => {
      const listed = await stores.invoices.listByStatusEventually(status, page);
      const own = listed.invoices.filter(({ restaurant_id }) => restaurant_id === restaurantId);
      return { ...listed, invoices: own };
    },
  };
  const subscriptions = {
    listEventually: async () => ({
      subscriptions: [await row()].flatMap((each) => each ?? []),
      next: undefined,
    }),
  };
  const book = createReconciliationBook(stores.platformRecords);
  return reconcile({ stripe, subscriptions, invoices, book, clock });
}

test('three planted differences are found and shown in the console, and a replay of the state removes them', async () => {
  const restaurant = await aStripeRestaurant();
  const { checkout, server, restaurantId, stores, row, platform } = restaurant;
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  expect(await compare(restaurant)).toMatchObject({ total: 0, differences: [] });
  const stored = await row();
  if (stored === undefined) throw new Error('There is no subscription.');
  const wrong = { plan_id: 'enterprise', state: 'past_due', cancel_at_period_end: true } as const;
  await stores.subscriptions.save({ ...stored, ...wrong, version: stored.version + 1 });
  const found = await compare(restaurant);
  expect(found?.differences).toEqual([
    { restaurant_id: restaurantId, fix: REPLAY, text: 'The plan is Enterprise here but Basic in Stripe.' },
    { restaurant_id: restaurantId, fix: REPLAY, text: 'The plan is unpaid here but paid in Stripe.' },
    { restaurant_id: restaurantId, fix: REPLAY, text: 'The plan is canceled here but renews in Stripe.' },
  ]);
  const { body } = await platform('GET /api/billing/dashboard');
  expect(body.data.reconciliation).toMatchObject({ total: 3, checked_at: server.now().toISOString() });
  await restaurant.deliverNew();
  expect(await compare(restaurant)).toMatchObject({ total: 0 });
});

test('an invoice’s amount, status, and refund that differ are found, and reading Stripe again removes them', async () => {
  const restaurant = await aStripeRestaurant();
  const { checkout, server, stripe, pass, deliverNew, loseNew, ledger } = restaurant;
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  pass(31);
  await deliverNew();
  pass(1);
  expect(await compare(restaurant)).toMatchObject({ total: 0 });
  const [newest, oldest] = await ledger();
  const client = await stripe.open();
  await client.refunds.create({ payment_intent: oldest?.payment_id ?? '', amount: 500 });
  const inStripe = server.account.invoices.get(newest?.stripe_invoice_id ?? '');
  if (inStripe === undefined) throw new Error('Stripe has no invoice.');
  Object.assign(inStripe, { status: 'uncollectible', total: 5_000 });
  loseNew();
  const found = async () => (await compare(restaurant))?.differences ?? [];
  const texts = async () => (await found()).map(({ text }) => text).toSorted();
  const replayed = (await found()).filter(({ fix }) => fix === REPLAY);
  expect(replayed.map(({ text }) => text)).toEqual([expect.stringContaining('refunded here')]);
  expect(await texts()).toEqual([
    'The invoice of Apr 1 is $49 here but $50 in Stripe.',
    'The invoice of Apr 1 is paid here but written off in Stripe.',
    'The invoice of Mar 1 has $0 refunded here but $5 in Stripe.',
  ]);
  Object.assign(inStripe, { status: 'paid', total: 4_900 });
  await client.customers.update(inStripe.customer, { name: 'Osteria Lupo' });
  await deliverNew();
  expect(await texts()).toEqual([]);
});

test('an invoice that one side alone has is a difference', async () => {
  const restaurant = await aStripeRestaurant();
  const { checkout, server, pass, loseNew, ledger, restaurantId } = restaurant;
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  const [first] = await ledger();
  pass(31);
  loseNew();
  pass(1);
  const renewal = [...server.account.invoices.keys()].at(-1);
  const differences = async () =>
    (await compare(restaurant))?.differences.filter(({ text }) => /invoice/i.test(text));
  const missing = `Invoice ${renewal} ($49) is paid in Stripe but isn’t here.`;
  expect(await differences()).toEqual([{ restaurant_id: null, text: missing, fix: REPLAY }]);
  server.account.invoices.delete(first?.stripe_invoice_id ?? '');
  expect(await differences()).toContainEqual({
    restaurant_id: restaurantId,
    text: 'The invoice of Mar 1 isn’t in Stripe.',
    fix: 'Check that the stage uses the key of the right Stripe account.',
  });
});

test('an invoice whose payment was lost in a dispute is no difference', async () => {
  const restaurant = await aStripeRestaurant();
  await restaurant.checkout({ purpose: 'plan', plan_id: 'basic' });
  const [paid] = await restaurant.ledger();
  restaurant.server.moveDispute(restaurant.server.dispute(paid?.payment_id ?? '').id, 'lost');
  await restaurant.deliverNew();
  restaurant.pass(1);
  const found = await compare(restaurant);
  expect(found?.differences.filter(({ text }) => /invoice/i.test(text))).toEqual([]);
});

test('a subscription that one side alone has is a difference', async () => {
  const restaurant = await aStripeRestaurant();
  await restaurant.checkout({ purpose: 'plan', plan_id: 'basic' });
  const { restaurantId, stores, row } = restaurant;
  const stored = await row();
  if (stored === undefined) throw new Error('There is no subscription.');
  const { stripe, ...unknown } = stored;
  await stores.subscriptions.save({ ...unknown, version: stored.version + 1 });
  expect((await compare(restaurant))?.differences).toEqual([
    { restaurant_id: restaurantId, text: 'Basic isn’t billed by Stripe yet.', fix: 'Migrate it.' },
    {
      restaurant_id: null,
      fix: 'Cancel it in Stripe, and refund its payments.',
      text: `Stripe bills subscription ${stripe?.subscription_id}, which doesn’t belong to any restaurant here.`,
    },
  ]);
});

test('a simulated subscription is migrated once, keeps its month and its credit, and asks for a card after it', async () => {
  const restaurant = await aStripeRestaurant();
  const { stripe, stores, restaurantId, row, plan, pass, deliverNew, log, clock, checkout } = restaurant;
  const simulated = aSubscription({
    restaurant_id: restaurantId,
    credit_balance: 1_000,
    credit_purchased: 1_000,
  });
  await stores.subscriptions.save(simulated);
  const migrate = async () =>
    migrateSubscription({ ...stores, stripe, log, clock }, (await row()) ?? simulated);
  expect(await migrate()).toBe(true);
  expect(await migrate()).toBe(false);
  expect(await compare(restaurant)).toMatchObject({ total: 0 });
  expect((await plan()).subscription).toMatchObject({
    plan_id: 'basic',
    status: 'active',
    next_billing_date: simulated.period_end,
    credits: { balance: 10, purchased: 10, used: 0 },
  });
  pass(31);
  await deliverNew();
  expect(await plan()).toMatchObject({ basis: 'past_due', overdue: { amount: 39 } });
  const { body } = await checkout({ purpose: 'card' });
  expect(body.data).toMatchObject({ basis: 'plan', overdue: null, card: { last4: '4242' } });
});
