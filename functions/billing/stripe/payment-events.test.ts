import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { balancesOf } from '#shared/billing/ledger.ts';
import { aStripeRestaurant, WEBHOOK_SECRET } from '#tests/builders/a-stripe-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { signedDelivery } from '#tests/builders/stripe/stripe-webhooks.ts';
import { replayEvents } from './replay-events.ts';

const DECLINING = '4000000000000341';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

test('a delivery whose body or signature was changed is refused, and nothing is stored', async () => {
  const { checkout, newEvents, post, paymentEvents, queued } = await aStripeRestaurant();
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  const [event] = newEvents();
  if (event === undefined) throw new Error('There is no event.');
  const { body, signature } = signedDelivery(event, WEBHOOK_SECRET);
  expect(await post(body.replace('"id"', '"ID"'), signature)).toBe(400);
  expect(await post(body, signedDelivery(event, 'whsec_other').signature)).toBe(400);
  expect(await post(body, '')).toBe(400);
  expect(await post(body, signature.replace(/t=\d+/, 't=9999999999'))).toBe(400);
  expect(await paymentEvents.find(event.id)).toBeUndefined();
  expect(queued).toEqual([]);
  expect(await post(body, signature)).toBe(200);
  expect(await paymentEvents.find(event.id)).toMatchObject({ type: event.type });
});

test('an event that was worked on is not queued again', async () => {
  const { checkout, newEvents, deliver, workOff, queued } = await aStripeRestaurant();
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  const [event] = newEvents();
  if (event === undefined) throw new Error('There is no event.');
  await deliver(event);
  await deliver(event);
  expect(queued).toHaveLength(2);
  await workOff();
  await deliver(event);
  expect(queued).toEqual([]);
});

test('events in any order, each up to twice, leave the same plan, invoices, and ledger', async () => {
  const inOrder = await aStripeRestaurant();
  const live = async (one: Awaited<ReturnType<typeof aStripeRestaurant>>, order: number[]) => {
    const { sessionId } = await one.openPage({ purpose: 'plan', plan_id: 'professional' });
    one.server.complete(sessionId, '4242424242424242');
    one.pass(31);
    await one.deliverNew((events) => [...order.flatMap((at) => events[at % events.length] ?? []), ...events]);
    const { version, restaurant_id, stripe, card, ...row } = (await one.row()) ?? { version: 0 };
    const invoices = await one.ledger();
    return {
      row,
      totals: invoices.map(({ total, status }) => ({ total, status })),
      balances: balances(invoices),
    };
  };
  const balances = (invoices: { entries: Parameters<typeof balancesOf>[0] }[]) =>
    balancesOf(invoices.flatMap(({ entries }) => entries));
  const expected = await live(inOrder, []);
  expect(expected.balances).toMatchObject({ cash: 7_450 + 14_900, receivable: 0 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(20), { maxLength: 8 }), async (order) => {
      expect(await live(await aStripeRestaurant(), order)).toEqual(expected);
    }),
    { numRuns: 4 },
  );
});

test('webhooks that were lost for a day are replayed from Stripe, and everything agrees again', async () => {
  const { checkout, pass, loseNew, row, ledger, server, clock, stores, ...rest } = await aStripeRestaurant();
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  await checkout({ purpose: 'card' }, DECLINING);
  pass(31);
  loseNew();
  expect((await row())?.state).toBe('active');
  const { queued, workOff, paymentEvents, stripe } = rest;
  const queue = { send: async (message: { event_id: string }) => void queued.push(message) };
  const replay = (again = false) =>
    replayEvents({ stripe, paymentEvents, queue, clock: { now: server.now } }, { hours: 24 * 40, again });
  const first = await replay();
  expect(first.queued).toBe(first.listed);
  await workOff();
  expect(await row()).toMatchObject({ state: 'past_due', overdue: { failures: 1 } });
  expect((await ledger())[0]).toMatchObject({ status: 'overdue', total: 4_900 });
  expect((await replay()).queued).toBe(0);
  // Rows from an export are older than what was processed.
  const stored = await row();
  if (stored === undefined) throw new Error('There is no subscription.');
  await stores.subscriptions.save({ ...stored, plan_id: 'enterprise', version: stored.version + 1 });
  const again = await replay(true);
  expect(again.queued).toBe(again.listed);
  await workOff();
  expect(await row()).toMatchObject({ plan_id: 'basic', state: 'past_due' });
  expect(clock.now()).toEqual(server.now());
});

test('an unpaid plan is reminded three times, paused after the grace period, and active once it is paid', async () => {
  const { checkout, pass, deliverNew, tick, plan, mails, row } = await aStripeRestaurant();
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  await checkout({ purpose: 'card' }, DECLINING);
  pass(31);
  await deliverNew();
  const days: [day: number, done: string][] = [];
  for (let day = 0; day <= 14; day += 1) {
    const done = await tick();
    if (done !== 'nothing') days.push([day, String(done)]);
    pass(1);
    await deliverNew();
  }
  expect(days).toEqual([
    [0, 'refused'],
    [3, 'refused'],
    [7, 'refused'],
    [14, 'paused'],
  ]);
  expect(await plan()).toMatchObject({ basis: 'paused', usage: { sms_campaigns: { limit: 0 } } });
  expect((await plan()).overdue).toMatchObject({ amount: 49 });
  mails.length = 0;
  const { body } = await checkout({ purpose: 'card' });
  expect(body.data).toMatchObject({ basis: 'plan', overdue: null, subscription: { status: 'active' } });
  expect(await row()).not.toHaveProperty('due_at');
});

test('a refund is noted on its invoice once, and the books balance', async () => {
  const { checkout, stripe, deliverNew, ledger, invoices } = await aStripeRestaurant();
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  const client = await stripe.open();
  const [paid] = await ledger();
  await client.refunds.create({ payment_intent: paid?.payment_id ?? '', amount: 1_000 });
  await deliverNew((events) => [...events, ...events]);
  expect(await invoices()).toMatchObject([{ status: 'paid', total: 24.5, refunded: 10 }]);
  const books = balancesOf((await ledger()).flatMap(({ entries }) => entries));
  expect(books).toEqual({
    tax: 0,
    receivable: 0,
    cash: 1_450,
    revenue: -3_900,
    discounts: 2_450,
    credit: 0,
    losses: 0,
  });
});

test('a customer whose metadata names another restaurant changes nothing', async () => {
  const [one, other] = [await aStripeRestaurant(), await aStripeRestaurant()];
  await one.checkout({ purpose: 'plan', plan_id: 'basic' });
  const client = await one.stripe.open();
  const customer = (await one.row())?.stripe?.customer_id ?? '';
  await client.customers.update(customer, { metadata: { restaurant_id: other.restaurantId } });
  await one.deliverNew();
  expect(await other.row()).toBeUndefined();
  expect(one.log.warnings.map(({ message }) => message)).toContain(
    'a customer of Stripe belongs to no restaurant',
  );
});
