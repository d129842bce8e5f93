import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { balancesOf } from '#shared/billing/ledger.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

test('trial, card and plan, upgrade with preview, failed payment, dunning, recovery, refund, and cancellation', async () => {
  const restaurant = await aStripeRestaurant();
  const { plan, checkout, previewOwn, own, pass, deliverNew, tick, ledger, stripe, invoices } = restaurant;
  expect(await plan()).toMatchObject({ basis: 'trial', payments: 'stripe' });
  pass(10);
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  expect(await plan()).toMatchObject({ basis: 'plan', subscription: { plan_id: 'basic' } });
  pass(6);
  const { due } = (await previewOwn('professional')).body.data;
  await own('PUT /api/billing/plan', { json: { plan_id: 'professional', due } });
  expect((await invoices())[0]).toMatchObject({ status: 'paid', total: due });
  await checkout({ purpose: 'card' }, '4000000000000341');
  pass(25);
  await deliverNew();
  expect(await plan()).toMatchObject({ basis: 'past_due', subscription: { status: 'past_due' } });
  expect(await tick()).toBe('refused');
  pass(3);
  await deliverNew();
  expect(await tick()).toBe('refused');
  await checkout({ purpose: 'card' }, '5555555555554444');
  expect(await plan()).toMatchObject({ basis: 'plan', overdue: null, card: { brand: 'Mastercard' } });
  const [renewal] = await ledger();
  const client = await stripe.open();
  await client.refunds.create({ payment_intent: renewal?.payment_id ?? '' });
  await deliverNew();
  expect((await invoices())[0]).toMatchObject({ status: 'paid', total: 149, refunded: 149 });
  await own('PUT /api/billing/plan', { json: { cancel_at_period_end: true } });
  pass(31);
  await deliverNew();
  expect(await plan()).toMatchObject({ basis: 'none', subscription: null });
  const books = balancesOf((await ledger()).flatMap(({ entries }) => entries));
  expect(books).toMatchObject({ receivable: 0, credit: 0, losses: 0, cash: 2_450 + Math.round(due * 100) });
});
