import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { REPLAY } from '#shared/billing/payment-difference.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import type { InvoicePage, InvoicesRepository } from '../invoices-repository.ts';
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
  const ownOf = (listed: InvoicePage) => ({
    ...listed,
    invoices: listed.invoices.filter(({ restaurant_id }) => restaurant_id === restaurantId),
  });
  const invoices: Pick<InvoicesRepository, 'listByStatusEventually' | 'listByFlagEventually'> = {
    listByStatusEventually: async (...page) => ownOf(await stores.invoices.listByStatusEventually(...page)),
    listByFlagEventually: async (...page) => ownOf(await stores.invoices.listByFlagEventually(...page)),
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
    'The invoice from Apr 1 is $49 here but $50 in Stripe.',
    'The invoice from Apr 1 is paid here but written off in Stripe.',
    'The invoice from Mar 1 has $0 refunded here but $5 in Stripe.',
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
    text: 'The invoice from Mar 1 isn’t in Stripe.',
    fix: 'Check that the stage uses the right Stripe account’s key.',
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

test('a dispute whose events were lost is a difference until they are replayed', async () => {
  const restaurant = await aStripeRestaurant();
  const { checkout, ledger, server, pass, loseNew, stripe, deliverNew, row, restaurantId } = restaurant;
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  await deliverNew();
  const { id } = server.dispute((await ledger())[0]?.payment_id ?? '');
  loseNew();
  const disputes = async () =>
    (await compare(restaurant))?.differences.filter(({ text }) => text.includes('dispute from'));
  const about = 'The dispute from Mar 1 ($24.50) is';
  const difference = (text: string) => [
    { restaurant_id: restaurantId, text: `${about} ${text}`, fix: REPLAY },
  ];
  expect(await disputes()).toEqual([]);
  pass(1);
  expect(await disputes()).toEqual(difference('waiting for evidence in Stripe but isn’t here.'));
  const customers = (await stripe.open()).customers;
  const { stripe: { customer_id = '' } = {} } = (await row()) ?? {};
  await customers.update(customer_id, { name: 'Osteria Lupo' });
  await deliverNew();
  expect(await disputes()).toEqual([]);
  // A plan that is billed for longer than invoices are compared.
  for (let month = 1; month <= 3; month += 1) {
    pass(31);
    await deliverNew();
  }
  server.moveDispute(id, 'lost');
  loseNew();
  expect(await disputes()).toEqual(difference('lost in Stripe but waiting for evidence here.'));
  await customers.update(customer_id, { name: 'Osteria Lupo' });
  await deliverNew();
  expect(await disputes()).toEqual([]);
});

test('credit whose events were lost is a difference until they are replayed', async () => {
  const restaurant = await aStripeRestaurant();
  const { checkout, openPage, server, pass, newEvents, loseNew, deliver, workOff } = restaurant;
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  await restaurant.deliverNew();
  const { sessionId } = await openPage({ purpose: 'credit', amount: 30 });
  server.complete(sessionId, '4242424242424242');
  const lost = newEvents();
  loseNew();
  pass(1);
  expect((await compare(restaurant))?.differences).toEqual([
    {
      restaurant_id: null,
      text: expect.stringMatching(/^Credit of \$30 \(pi_\w+\) is paid in Stripe/),
      fix: REPLAY,
    },
  ]);
  for (const event of lost) await deliver(event);
  await workOff();
  expect((await compare(restaurant))?.differences).toEqual([]);
});

test('subscriptions and invoices of another product in the same account are left out', async () => {
  const restaurant = await aStripeRestaurant();
  const { checkout, server, pass, deliverNew } = restaurant;
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  await deliverNew();
  const { subscriptions, invoices } = server.account;
  const [subscription, invoice] = [
    structuredClone([...subscriptions.values()][0]),
    [...invoices.values()][0],
  ];
  const item = subscription?.items.data[0];
  const line = structuredClone(invoice?.lines.data[0]);
  if (subscription === undefined || invoice === undefined || item === undefined || line === undefined)
    throw new Error('Stripe has no subscription.');
  item.price.product = 'cookbooks';
  line.pricing.price_details.product = 'cookbooks';
  subscriptions.set('sub_other', { ...subscription, id: 'sub_other' });
  invoices.set('in_other', { ...invoice, id: 'in_other', lines: { ...invoice.lines, data: [line] } });
  pass(1);
  expect(await compare(restaurant)).toMatchObject({ total: 0, differences: [] });
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
    {
      restaurant_id: restaurantId,
      text: 'Basic isn’t billed by Stripe yet.',
      fix: 'Run npm run migrate-subscriptions.',
    },
    {
      restaurant_id: null,
      fix: 'Cancel it in Stripe and refund its payments.',
      text: `Stripe bills subscription ${stripe?.subscription_id}, which doesn’t belong to any restaurant here.`,
    },
  ]);
});

test('a different balance of credit and a different plan for next month are found, and a replay removes them', async () => {
  const restaurant = await aStripeRestaurant();
  const { checkout, openPage, server, own, row, stores, restaurantId, deliverNew, pass } = restaurant;
  await checkout({ purpose: 'plan', plan_id: 'professional' });
  const { sessionId } = await openPage({ purpose: 'credit', amount: 30 });
  server.complete(sessionId, '4242424242424242');
  await own('PUT /api/billing/plan', { json: { plan_id: 'basic' } });
  await deliverNew();
  pass(1);
  expect(await compare(restaurant)).toMatchObject({ total: 0 });
  const stored = await row();
  if (stored === undefined) throw new Error('There is no subscription.');
  const { next_plan, ...wrong } = { ...stored, credit_balance: 1_250, version: stored.version + 1 };
  await stores.subscriptions.save(wrong);
  const difference = (text: string) => ({ restaurant_id: restaurantId, text, fix: REPLAY });
  expect((await compare(restaurant))?.differences).toEqual([
    difference('Next month’s plan is Professional here but Basic in Stripe.'),
    difference('The credit is $12.50 here but $30 in Stripe.'),
  ]);
  const client = await restaurant.stripe.open();
  await client.customers.update(stored.stripe?.customer_id ?? '', { name: 'Osteria Lupo' });
  await deliverNew();
  expect(await compare(restaurant)).toMatchObject({ total: 0 });
});

test('a subscription that isn’t migrated says whether to migrate it now or after its payment', async () => {
  const restaurant = await aStripeRestaurant();
  const { restaurantId, stores, pass } = restaurant;
  await stores.subscriptions.save(aSubscription({ restaurant_id: restaurantId, state: 'paused' }));
  const fix = async () => (await compare(restaurant))?.differences.map((each) => each.fix);
  expect(await fix()).toEqual(['Run npm run migrate-subscriptions.']);
  pass(31);
  expect(await fix()).toEqual(['Its payment is in progress. Run npm run migrate-subscriptions in an hour.']);
});
