import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { earningInvoice } from '#functions/console/assistant-api/earning-invoice.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { revenueCents } from '#shared/billing/revenue.ts';
import { earnedIn } from '#shared/console/assistant/explain-revenue.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import { addCounts, figuresOf } from '#shared/metrics/event-figures.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const EVER = { from: '2026-01-01', to: '2026-12-31' };

/** Notes the events that are written with invoices. */
function collectEvents(invoices: InvoicesRepository): BusinessEvent[] {
  const events: BusinessEvent[] = [];
  const { create, settle, saveRefund, saveDispute } = invoices;
  const note = (isSaved: boolean, event: BusinessEvent | undefined) => {
    if (isSaved && event !== undefined) events.push(event);
    return isSaved;
  };
  invoices.create = async (row, event) => note(await create(row, event), event);
  invoices.settle = async (row, event, from) => note(await settle(row, event, from), event);
  invoices.saveRefund = async (row, event) => note(await saveRefund(row, event), event);
  invoices.saveDispute = async (row, change) => note(await saveDispute(row, change), change.event);
  return events;
}

/** A plan that was paid with tax: $24.50 and $2.17. */
async function aPaidPlan() {
  const restaurant = await aStripeRestaurant({ tax: 'on' });
  const events = collectEvents(restaurant.stores.invoices);
  await restaurant.checkout({ purpose: 'plan', plan_id: 'basic' }, '4242424242424242', 'NY');
  const [invoice] = await restaurant.ledger();
  return {
    ...restaurant,
    invoice,
    refund: async (amount: number) => {
      await (await restaurant.stripe.open()).refunds.create({
        payment_intent: invoice?.payment_id ?? '',
        amount,
      });
      await restaurant.deliverNew();
    },
    /** From counters, and from invoices: both are one figure. */
    revenue: async () => {
      const counted = revenueCents(addCounts(events.map((event) => figuresOf(event).counts)));
      expect(earnedIn((await restaurant.ledger()).map(earningInvoice), EVER)).toBe(counted);
      return counted;
    },
  };
}

test('each refund reduces revenue once, by its amount without tax, down to zero', async () => {
  const { refund, revenue, deliverNew } = await aPaidPlan();
  expect(await revenue()).toBe(2_450);
  await refund(1_000);
  await deliverNew((events) => [...events, ...events]);
  expect(await revenue()).toBe(1_531);
  await refund(1_667);
  expect(await revenue()).toBe(0);
});

test('a refund by an administrator reduces revenue', async () => {
  const { platform, restaurantId, invoice, revenue } = await aPaidPlan();
  const { status } = await platform('POST /api/billing/subscriptions/{id}/actions', {
    params: { id: restaurantId },
    json: {
      action: 'refund',
      invoice_id: invoice?.invoice_id,
      cents: 2_667,
      reason: 'Asked',
      idempotency_key: 'a key',
    },
  });
  expect(status).toBe(200);
  expect(await revenue()).toBe(0);
});

test('a lost dispute takes its payment from revenue, and an appeal that is won returns it', async () => {
  const { server, invoice, deliverNew, revenue } = await aPaidPlan();
  const { id } = server.dispute(invoice?.payment_id ?? '');
  await deliverNew();
  expect(await revenue()).toBe(2_450);
  server.moveDispute(id, 'lost');
  await deliverNew();
  expect(await revenue()).toBe(0);
  server.moveDispute(id, 'won');
  await deliverNew();
  expect(await revenue()).toBe(2_450);
});

test('credit that is bought, refunded, or lost in a dispute never changes revenue', async () => {
  const { checkout, ledger, stripe, server, deliverNew, revenue } = await aPaidPlan();
  for (const amount of [30, 40]) await checkout({ purpose: 'credit', amount });
  const [lost, refunded] = (await ledger()).filter(({ lines }) => lines[0]?.kind === 'credit');
  await (await stripe.open()).refunds.create({ payment_intent: refunded?.payment_id ?? '', amount: 500 });
  server.moveDispute(server.dispute(lost?.payment_id ?? '').id, 'lost');
  await deliverNew();
  expect(await revenue()).toBe(2_450);
});
