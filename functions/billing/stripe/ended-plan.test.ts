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
    letters: (about = 'Your plan ended') => {
      const byId = new Map(restaurant.mails.map((mail) => [mail.request_id, mail.notice]));
      return [...byId.values()].filter((notice) => notice?.subject === about);
    },
    /** The card is declined, and the grace period is over. */
    failToPay: async () => {
      await restaurant.checkout({ purpose: 'card' }, '4000000000000341');
      restaurant.pass(31);
      await restaurant.deliverNew();
      restaurant.pass(14);
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

test('an owner whose plan changes while it ends reads it once', async () => {
  const restaurant = await aPaidPlan();
  const { stores, row, cancelInStripe, letters } = restaurant;
  const { save } = stores.subscriptions;
  let hasChanged = false;
  stores.subscriptions.save = async (next, event) => {
    const present = await row();
    if (present !== undefined && next.state === 'ended' && !hasChanged) {
      hasChanged = true;
      await save({ ...present, version: present.version + 1 });
    }
    return save(next, event);
  };
  await cancelInStripe();
  expect(hasChanged).toBe(true);
  expect((await row())?.state).toBe('ended');
  expect(letters()).toHaveLength(1);
});

test('an owner reads that the plan is paused, whether the schedule or an event finds it first', async () => {
  const bySchedule = await aPaidPlan();
  await bySchedule.failToPay();
  const works: unknown[] = [];
  for (let run = 1; run <= 5; run += 1) works.push(await bySchedule.tick());
  expect(works).toEqual(['refused', 'refused', 'refused', 'paused', 'nothing']);
  expect(bySchedule.letters('Your plan is paused')).toHaveLength(1);

  const byEvent = await aPaidPlan();
  await byEvent.failToPay();
  const customerId = (await byEvent.row())?.stripe?.customer_id ?? '';
  await (await byEvent.stripe.open()).customers.update(customerId, { name: 'Osteria Lupo' });
  await byEvent.deliverNew((events) => [...events, ...events]);
  expect((await byEvent.row())?.state).toBe('paused');
  expect(await byEvent.tick()).toBe('nothing');
  expect(byEvent.letters('Your plan is paused')).toHaveLength(1);
});

test('a schedule that dies before it pauses the plan loses no email, and the next run sends the same one', async () => {
  const { failToPay, tick, stores, row, mails, letters } = await aPaidPlan();
  await failToPay();
  for (let reminder = 1; reminder <= 3; reminder += 1) await tick();
  const { save } = stores.subscriptions;
  stores.subscriptions.save = () => Promise.reject(new Error('The process dies.'));
  await expect(tick()).rejects.toThrow('The process dies.');
  expect((await row())?.state).toBe('past_due');
  stores.subscriptions.save = save;
  expect(await tick()).toBe('paused');
  expect(mails.filter(({ notice }) => notice?.subject === 'Your plan is paused')).toHaveLength(2);
  expect(letters('Your plan is paused')).toHaveLength(1);
});
