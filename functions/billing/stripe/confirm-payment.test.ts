import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBillingCycle } from '#functions/billing/cycle-schedule/run-billing-cycle.ts';
import { createSimulatedPayments } from '#functions/payments/simulated-payments.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const CONFIRMING = '4000002760003184';

test('a renewal that the bank asks about is confirmed on the invoice’s page, and the plan recovers', async () => {
  const restaurant = await aStripeRestaurant();
  const { checkout, plan, pass, deliverNew, own, server, stores, mails, clock, stripe, log } = restaurant;
  await checkout({ purpose: 'plan', plan_id: 'basic' }, CONFIRMING);
  expect((await plan()).basis).toBe('plan');
  pass(31);
  await deliverNew();
  expect(await plan()).toMatchObject({ basis: 'past_due', overdue: { needs_confirmation: true } });
  const dueHere = async () => [await restaurant.row()].flatMap((row) => row ?? []);
  await runBillingCycle({
    ...stores,
    subscriptions: { ...stores.subscriptions, listDueEventually: dueHere },
    payments: createSimulatedPayments(),
    stripe,
    emails: { send: async (message) => void mails.push(message) },
    log,
    clock,
    ids: createIdSource(clock),
  });
  expect(mails.map(({ kind, notice }) => notice?.subject ?? kind)).toEqual(['Confirm your payment']);
  const opened = await own('POST /api/billing/checkout', { json: { purpose: 'confirm' } });
  expect(opened.status).toBe(201);
  const invoiceId = String(opened.body.data.url).split('/').at(-1) ?? '';
  server.confirm(invoiceId);
  await deliverNew();
  expect(await plan()).toMatchObject({ basis: 'plan', overdue: null });
});

test('there is nothing to confirm while every invoice is paid', async () => {
  const { checkout, own } = await aStripeRestaurant();
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  const { status } = await own('POST /api/billing/checkout', { json: { purpose: 'confirm' } });
  expect(status).toBe(404);
});
