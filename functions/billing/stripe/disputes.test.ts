import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEASURES } from '#functions/alerts/measure-alerts.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { balancesOf } from '#shared/billing/ledger.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const never = () => Promise.reject(new Error('This measure reads only invoices.'));

/** A restaurant whose first payment can be disputed. */
async function aPaidPlan() {
  const restaurant = await aStripeRestaurant();
  const { checkout, ledger, platform, restaurantId } = restaurant;
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  const [invoice] = await ledger();
  const paymentId = invoice?.payment_id ?? '';
  return {
    ...restaurant,
    dispute: (reason?: string) => restaurant.server.dispute(paymentId, reason),
    bill: async () =>
      (await platform('GET /api/billing/subscriptions/{id}', { params: { id: restaurantId } })).body.data,
    refund: (key: string) =>
      platform('POST /api/billing/subscriptions/{id}/actions', {
        params: { id: restaurantId },
        json: {
          action: 'refund',
          invoice_id: invoice?.invoice_id,
          cents: 100,
          reason: 'Asked',
          idempotency_key: key,
        },
      }),
    books: async () => balancesOf((await ledger()).flatMap(({ entries }) => entries)),
    /** Lists this restaurant's disputes, because other tests share the table. */
    disputed: async () => {
      const { body } = await platform('GET /api/billing/platform-invoices', {
        query: { status: 'disputed' },
      });
      const listed: { restaurant_id: string; dispute: object }[] = body.data.invoices;
      return listed.filter(({ restaurant_id }) => restaurant_id === restaurantId);
    },
    alertValue: () => {
      const { stores, clock } = restaurant;
      const nothing = { settings: { get: never }, monthSpend: never, readQueues: never };
      return MEASURES.disputes({ ...stores, ...nothing, clock }, 1);
    },
  };
}

test('a dispute is noted with its reason and last day for evidence, listed, alerted, and blocks refunds', async () => {
  const { dispute, deliverNew, bill, disputed, alertValue, refund, plan } = await aPaidPlan();
  const before = (await alertValue()) ?? 0;
  const { id } = dispute('subscription_canceled');
  await deliverNew();
  const shown = {
    id,
    is_live: false,
    status: 'needs_response',
    amount: 24.5,
    reason: 'The cardholder says they canceled the plan.',
    due_at: '2026-03-10T12:00:00.000Z',
  };
  expect((await bill()).invoices).toMatchObject([{ status: 'paid', refundable: 0, dispute: shown }]);
  expect(await disputed()).toMatchObject([{ dispute: shown }]);
  expect(await alertValue()).toBe(before + 1);
  expect(await refund('a key')).toMatchObject({
    status: 409,
    body: { error: 'This payment is disputed. Wait for the bank’s decision.' },
  });
  expect((await plan()).subscription.status).toBe('active');
});

test('a dispute that is won changes no money, and its payment can be refunded again', async () => {
  const { dispute, server, deliverNew, bill, books, alertValue, plan } = await aPaidPlan();
  const [money, open] = [await books(), await alertValue()];
  const { id } = dispute();
  server.moveDispute(id, 'under_review');
  server.moveDispute(id, 'won');
  await deliverNew();
  expect((await bill()).invoices).toMatchObject([
    { status: 'paid', refundable: 24.5, dispute: { status: 'won', due_at: null } },
  ]);
  expect(await books()).toEqual(money);
  expect(await alertValue()).toBe(open);
  expect((await plan()).basis).toBe('plan');
});

test('a lost dispute is a loss, and ends the plan; a new plan is not touched by it', async () => {
  const { dispute, server, deliverNew, bill, books, plan, checkout, pass } = await aPaidPlan();
  const { id } = dispute();
  server.moveDispute(id, 'lost');
  await deliverNew();
  expect(await bill()).toMatchObject({ is_over: true, invoices: [{ status: 'written_off', refundable: 0 }] });
  expect(await books()).toMatchObject({ cash: 0, losses: 2_450, receivable: 0 });
  expect((await plan()).subscription).toBeNull();
  pass(1);
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  await deliverNew();
  expect((await plan()).subscription).toMatchObject({ plan_id: 'basic', status: 'active' });
});

test('events of a dispute in any order, each twice, or one alone, leave the same invoice and ledger', async () => {
  const arrangements = [
    <Each>(events: Each[]) => events.toReversed().flatMap((each) => [each, each]),
    <Each>(events: Each[]) => events.slice(-1),
    <Each>(events: Each[]) => events.slice(0, 1),
  ];
  for (const arrange of arrangements) {
    const { dispute, server, deliverNew, ledger, books } = await aPaidPlan();
    await deliverNew();
    const { id } = dispute();
    server.moveDispute(id, 'under_review');
    server.moveDispute(id, 'lost');
    await deliverNew(arrange);
    expect(await ledger()).toMatchObject([{ status: 'written_off', dispute: { id, status: 'lost' } }]);
    expect(await books()).toMatchObject({ cash: 0, losses: 2_450 });
  }
});

test('a dispute that is lost, and won after an appeal, makes the invoice paid again', async () => {
  const { dispute, server, deliverNew, ledger, books } = await aPaidPlan();
  const { id } = dispute();
  server.moveDispute(id, 'lost');
  await deliverNew();
  server.moveDispute(id, 'won');
  await deliverNew();
  expect(await ledger()).toMatchObject([{ status: 'paid', dispute: { status: 'won' } }]);
  expect(await books()).toMatchObject({ cash: 2_450, losses: 0 });
});

test('credit that is lost in a dispute is gone from the balance', async () => {
  const { checkout, server, ledger, deliverNew, plan, books } = await aPaidPlan();
  await checkout({ purpose: 'credit', amount: 30 });
  const credit = (await ledger()).find(({ lines }) => lines[0]?.kind === 'credit');
  const { id } = server.dispute(credit?.payment_id ?? '');
  server.moveDispute(id, 'lost');
  await deliverNew();
  expect((await plan()).subscription.credits.balance).toBe(0);
  expect(await books()).toMatchObject({ cash: 2_450, credit: 0, losses: 0 });
  expect((await plan()).subscription.status).toBe('active');
});
