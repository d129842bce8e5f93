import { afterAll, beforeAll, expect, test } from 'vitest';
import { earningInvoice } from '#functions/console/assistant-api/earning-invoice.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { balancesOf } from '#shared/billing/ledger.ts';
import { earnedIn } from '#shared/console/assistant/explain-revenue.ts';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { aDeletionWorker } from '#tests/builders/an-account.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const EVER = { from: '2026-01-01', to: '2026-12-31' };

/** Paid for a plan and for credit. `remove` deletes the account. */
async function aPayer() {
  const restaurant = await aStripeRestaurant();
  const { checkout, deliverNew, ledger, restaurantId, stripe, clock } = restaurant;
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  await checkout({ purpose: 'credit', amount: 30 });
  await deliverNew();
  const paymentOf = async (kind: 'plan' | 'credit') =>
    (await ledger()).find(({ lines }) => lines[0]?.kind === kind)?.payment_id ?? '';
  const [planPayment, creditPayment] = [await paymentOf('plan'), await paymentOf('credit')];
  return {
    ...restaurant,
    planPayment,
    creditPayment,
    remove: async () => {
      await aDeletionWorker(emulators, { stripe, clock }).work({ restaurant_id: restaurantId });
      await deliverNew();
    },
    revenue: async () => earnedIn((await ledger()).map(earningInvoice), EVER),
    books: async () => balancesOf((await ledger()).flatMap(({ entries }) => entries)),
    statuses: async () => (await ledger()).map(({ status }) => status),
  };
}

test('a dispute lost after the account’s deletion reduces revenue, and the invoice still expires', async () => {
  const payer = await aPayer();
  const { server, planPayment, remove, deliverNew, revenue, ledger } = payer;
  const { id } = server.dispute(planPayment);
  await deliverNew();
  await remove();
  expect(await revenue()).toBe(2_450);
  server.moveDispute(id, 'lost');
  await deliverNew((events) => [...events, ...events]);
  expect(await revenue()).toBe(0);
  expect(await payer.books()).toMatchObject({ losses: 2_450, cash: 3_000 });
  const lost = (await ledger()).find(({ payment_id }) => payment_id === planPayment);
  expect(lost).toMatchObject({ status: 'written_off', dispute: { id, status: 'lost' } });
  const entries = await payer.stores.invoiceEntries.findMany(await ledger());
  expect(entries.find(({ invoice_id }) => invoice_id === lost?.invoice_id)?.flag).toBe('disputed');
  for (const kept of [...(await ledger()), ...entries]) expect(kept.expires_at).toEqual(expect.any(Number));
  server.moveDispute(id, 'won');
  await deliverNew();
  expect(await revenue()).toBe(2_450);
});

test('a dispute that begins after the deletion reaches bought credit, too', async () => {
  const { server, creditPayment, remove, deliverNew, revenue, books, ledger } = await aPayer();
  await remove();
  const { id } = server.dispute(creditPayment);
  server.moveDispute(id, 'lost');
  await deliverNew((events) => events.slice(-1));
  expect(await revenue()).toBe(2_450);
  expect(await books()).toMatchObject({ cash: 2_450, credit: 0 });
  const lost = (await ledger()).find(({ payment_id }) => payment_id === creditPayment);
  expect(lost).toMatchObject({ dispute: { status: 'lost' }, refunded: 3_000 });
});

test('a refund in Stripe after the deletion reduces revenue once', async () => {
  const { server, stripe, planPayment, remove, deliverNew, revenue } = await aPayer();
  await remove();
  await (await stripe.open()).refunds.create({ payment_intent: planPayment, amount: 1_000 });
  await deliverNew((events) => [...events, ...events]);
  expect(await revenue()).toBe(1_450);
  expect(server.account.customers.size).toBe(0);
});

test('a disputed payment of another product changes nothing', async () => {
  const { server, planPayment, remove, deliverNew, statuses } = await aPayer();
  await remove();
  server.account.invoices.clear();
  server.moveDispute(server.dispute(planPayment).id, 'lost');
  await deliverNew();
  expect(await statuses()).toEqual(['paid', 'paid']);
});

test('of a deleted payer with credit and disputes, invoices and IDs are left until they expire', async () => {
  const payer = await aPayer();
  const { server, planPayment, creditPayment, platform, restaurantId, deliverNew, clock } = payer;
  const act = (json: object) =>
    platform('POST /api/billing/subscriptions/{id}/actions', {
      params: { id: restaurantId },
      json: { reason: 'Closed for a week', idempotency_key: JSON.stringify(json), ...json },
    });
  expect((await act({ action: 'credit', cents: 500 })).status).toBe(200);
  expect((await act({ action: 'coupon', percent_off: 10 })).status).toBe(200);
  server.moveDispute(server.dispute(creditPayment).id, 'lost');
  const { id } = server.dispute(planPayment);
  await deliverNew();
  const [customerId = ''] = server.account.customers.keys();
  await payer.remove();
  server.moveDispute(id, 'lost');
  await deliverNew();
  const marks = [restaurantId, customerId, `${restaurantId}@example.com`];
  const left = (await emulators.rows.list()).filter(({ item }) => {
    const text = JSON.stringify(item, (_key, value) => (value instanceof Set ? [...value] : value));
    return marks.some((mark) => text.includes(`"${mark}"`));
  });
  const days = ({ expires_at, data }: Record<string, unknown>) => {
    // The webhook has a clock of its own.
    const { received_at = clock.now() } = (data ?? {}) as { received_at?: string };
    const from = new Date(received_at).getTime();
    return typeof expires_at === 'number' ? Math.round((expires_at * 1000 - from) / 86_400_000) : undefined;
  };
  const kept = left.map(({ table, item }) => `${table} ${item.scope ?? ''} ${days(item)}`.replace('  ', ' '));
  expect([...new Set(kept)].toSorted()).toEqual([
    `${tableName('invoiceEntries')} ${FIXED_RETENTION.invoices.days}`,
    `${tableName('invoices')} ${FIXED_RETENTION.invoices.days}`,
    `${tableName('platformRecords')} deleted_restaurants ${FIXED_RETENTION.auditRecords.days}`,
    `${tableName('platformRecords')} payment-events ${FIXED_RETENTION.paymentEvents.days}`,
  ]);
  expect(JSON.stringify(left)).not.toContain('@example.com');
});
