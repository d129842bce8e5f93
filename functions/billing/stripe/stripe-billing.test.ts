import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

const DECLINING = '4000000000000341';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

test('a plan is paid for on the checkout page, with the discount of the first month, and no card reaches us', async () => {
  const { checkout, plan, subscribe, invoices } = await aStripeRestaurant();
  expect(await subscribe('basic')).toMatchObject({ status: 409, body: { code: 'checkout_needed' } });
  const { status, body } = await checkout({ purpose: 'plan', plan_id: 'professional' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    basis: 'plan',
    payments: 'stripe',
    card: { brand: 'Visa', last4: '4242', expires: '2031-04' },
    first_month_discount: 0,
    subscription: {
      plan_id: 'professional',
      status: 'active',
      next_billing_date: '2026-04-01T12:00:00.000Z',
    },
  });
  expect(await plan()).toEqual(body.data);
  expect(await invoices()).toMatchObject([{ status: 'paid', total: 74.5, credit: 0, due: 74.5 }]);
});

test('a session of another restaurant cannot be confirmed', async () => {
  const [one, other] = [await aStripeRestaurant(), await aStripeRestaurant()];
  const { sessionId } = await one.openPage({ purpose: 'plan', plan_id: 'basic' });
  one.server.complete(sessionId, '4242424242424242');
  const { status } = await other.own('POST /api/billing/checkout/confirmation', {
    json: { session_id: sessionId },
  });
  expect(status).toBe(404);
  expect(await other.row()).toBeUndefined();
});

test('an owner who returns while events are processed sees the plan, not a conflict', async () => {
  const { openPage, server, queueNew, workOff, own } = await aStripeRestaurant();
  const { sessionId } = await openPage({ purpose: 'plan', plan_id: 'basic' });
  server.complete(sessionId, '4242424242424242');
  await queueNew();
  const confirm = () => own('POST /api/billing/checkout/confirmation', { json: { session_id: sessionId } });
  const [, ...confirmed] = await Promise.all([workOff(), confirm(), confirm()]);
  for (const { status, body } of confirmed) {
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ subscription: { plan_id: 'basic', status: 'active' } });
  }
});

test('only the last checkout page that was opened can be paid', async () => {
  const { openPage, server } = await aStripeRestaurant();
  const first = await openPage({ purpose: 'plan', plan_id: 'basic' });
  await openPage({ purpose: 'plan', plan_id: 'basic' });
  expect(() => server.complete(first.sessionId, '4242424242424242')).toThrow('no longer open');
});

test('an upgrade costs what its preview said, and a price that has changed is refused', async () => {
  const { checkout, previewOwn, own, pass, plan } = await aStripeRestaurant();
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  pass(10);
  const { body: preview } = await previewOwn('enterprise');
  expect(preview.data).toMatchObject({ starts: 'now', credit: 0 });
  const change = (due: number) => own('PUT /api/billing/plan', { json: { plan_id: 'enterprise', due } });
  expect(await change(preview.data.due + 1)).toMatchObject({ status: 409 });
  expect((await change(preview.data.due)).status).toBe(200);
  expect((await plan()).subscription).toMatchObject({ plan_id: 'enterprise', monthly_revenue: 399 });
});

test('an upgrade that the bank refuses changes nothing', async () => {
  const { checkout, own, change, plan, pass, invoices, deliverNew } = await aStripeRestaurant();
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  await checkout({ purpose: 'card' }, DECLINING);
  expect((await plan()).card.last4).toBe(DECLINING.slice(-4));
  pass(5);
  const refused = await own('PUT /api/billing/plan', { json: { plan_id: 'professional' } });
  expect(refused).toMatchObject({ status: 402, body: { code: 'payment_declined' } });
  const byAdministrator = await change({ plan_id: 'professional' });
  expect(byAdministrator.body.error).toBe(
    'The plan didn’t change because the card was declined. Ask the owner to update the card.',
  );
  await deliverNew();
  expect(await plan()).toMatchObject({
    subscription: { plan_id: 'basic', status: 'active' },
    unconfirmed_upgrade: null,
  });
  expect(await invoices()).toHaveLength(1);
});

test('a smaller plan begins with the next month, and choosing the present one undoes it', async () => {
  const { checkout, own, plan, pass, deliverNew } = await aStripeRestaurant();
  await checkout({ purpose: 'plan', plan_id: 'professional' });
  const choose = (plan_id: string) => own('PUT /api/billing/plan', { json: { plan_id } });
  await choose('basic');
  expect((await plan()).subscription).toMatchObject({ plan_id: 'professional', next_plan: 'basic' });
  await choose('professional');
  expect((await plan()).subscription).toMatchObject({ plan_id: 'professional', next_plan: null });
  await choose('basic');
  pass(31);
  await deliverNew();
  expect((await plan()).subscription).toMatchObject({ plan_id: 'basic', next_plan: null, status: 'active' });
});

test('credit is bought once, pays the next invoice first, and a second confirmation adds nothing', async () => {
  const { checkout, openPage, server, own, pass, deliverNew, plan, invoices } = await aStripeRestaurant();
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  const { sessionId } = await openPage({ purpose: 'credit', amount: 30 });
  server.complete(sessionId, '4242424242424242');
  const confirm = () => own('POST /api/billing/checkout/confirmation', { json: { session_id: sessionId } });
  await confirm();
  await deliverNew((events) => [...events, ...events]);
  const { body } = await confirm();
  expect(body.data.subscription.credits).toEqual({ balance: 30, purchased: 30, used: 0 });
  pass(31);
  await deliverNew();
  expect((await plan()).subscription.credits).toEqual({ balance: 0, purchased: 30, used: 30 });
  expect((await invoices())[0]).toMatchObject({ total: 49, credit: 30, due: 19, status: 'paid' });
});

test('a canceled plan ends with its month, and can be kept until then', async () => {
  const { checkout, own, plan, pass, deliverNew } = await aStripeRestaurant();
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  const cancel = (cancel_at_period_end: boolean) =>
    own('PUT /api/billing/plan', { json: { cancel_at_period_end } });
  await cancel(true);
  await cancel(false);
  expect((await plan()).subscription.cancel_at_period_end).toBe(false);
  await cancel(true);
  pass(31);
  await deliverNew();
  expect(await plan()).toMatchObject({ basis: 'none', subscription: null });
  const again = await own('POST /api/billing/checkout', { json: { purpose: 'plan', plan_id: 'basic' } });
  expect(again.status).toBe(201);
});

test('the next event after an owner changes the address sends Stripe’s receipts there', async () => {
  const { checkout, pass, deliverNew, stores, restaurantId, server } = await aStripeRestaurant();
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  await deliverNew();
  const [customer] = server.account.customers.values();
  await stores.restaurants.setOwnerEmail(restaurantId, 'new@example.com');
  pass(31);
  await deliverNew();
  expect(customer?.email).toBe('new@example.com');
  const reported = server.account.events.size;
  await deliverNew();
  expect(server.account.events.size).toBe(reported);
});
