import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

async function aPaidPlan() {
  const restaurant = await aStripeRestaurant();
  await restaurant.checkout({ purpose: 'plan', plan_id: 'basic' });
  await restaurant.deliverNew();
  const subscriptionId = (await restaurant.row())?.stripe?.subscription_id ?? '';
  return {
    ...restaurant,
    cancelInStripe: async () => {
      await (await restaurant.stripe.open()).subscriptions.cancel(subscriptionId);
      await restaurant.deliverNew((events) => [...events, ...events].toReversed());
    },
    /** What the owner reads of the end, each email once, as the email worker sends it. */
    letters: () => {
      const byId = new Map(restaurant.mails.map((mail) => [mail.request_id, mail.notice]));
      return [...byId.values()].filter((notice) => notice?.subject === 'Your plan ended');
    },
  };
}

test('an owner whose payment was lost in a dispute reads why the plan ended, once', async () => {
  const { server, ledger, deliverNew, letters } = await aPaidPlan();
  const { id } = server.dispute((await ledger())[0]?.payment_id ?? '');
  server.moveDispute(id, 'lost');
  await deliverNew((events) => [...events, ...events]);
  expect(letters()).toEqual([
    {
      by: 'schedule',
      subject: 'Your plan ended',
      paragraphs: [
        expect.stringContaining('after a dispute, so the plan ended'),
        expect.stringContaining('open Billing and choose a plan'),
      ],
      path: '/dashboard/billing',
    },
  ]);
});

test('an owner whose plan someone ends in Stripe reads it once, whatever the order of events', async () => {
  const { cancelInStripe, letters } = await aPaidPlan();
  await cancelInStripe();
  expect(letters()).toMatchObject([
    { paragraphs: [expect.stringContaining('our support team ended your plan'), expect.any(String)] },
  ]);
});

test('an owner whose overdue plan ends in Stripe reads that the payment was never made', async () => {
  const { checkout, pass, deliverNew, cancelInStripe, letters, plan } = await aPaidPlan();
  await checkout({ purpose: 'card' }, '4000000000000341');
  pass(31);
  await deliverNew();
  expect((await plan()).basis).toBe('past_due');
  await cancelInStripe();
  expect(letters()).toMatchObject([
    { paragraphs: [expect.stringContaining('couldn’t collect'), expect.any(String)] },
  ]);
});

test('each end of a plan has its own email', async () => {
  const { cancelInStripe, checkout, stripe, row, deliverNew, letters, pass } = await aPaidPlan();
  await cancelInStripe();
  pass(1);
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  const { stripe: { subscription_id = '' } = {} } = (await row()) ?? {};
  await (await stripe.open()).subscriptions.cancel(subscription_id);
  await deliverNew();
  expect(letters()).toHaveLength(2);
});
