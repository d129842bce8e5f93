import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { replayPaymentEvents } from '#scripts/operate/replay-payment-events.ts';
import type { PlanId } from '#shared/billing/plan-catalog.ts';
import { aRegistration } from '#tests/builders/registration.ts';
import { type StripePlatform, startStripePlatform } from '#tests/builders/stripe-platform.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { TEST_ADMIN } from './platform-setup.ts';

const GOOD_CARD = '4242424242424242';
const DECLINING = '4000000000000341';
const PATIENTLY = { timeout: 120_000, interval: 100 };

let platform: StripePlatform;
let api: ApiClient;
beforeAll(async () => {
  platform = await startStripePlatform({
    DEMO_ADMIN_EMAIL: TEST_ADMIN.email,
    DEMO_ADMIN_PASSWORD: TEST_ADMIN.password,
    DEMO: 'small',
  });
  api = createApiClient(platform.webOrigin);
});
afterAll(() => platform.close());

const DataSchema = z.object({ data: z.record(z.string(), z.unknown()) });

async function aSubscriber(planId: PlanId) {
  const registered = await api('register', { body: aRegistration() });
  const token = String(registered.body.token);
  const checkout = async (body: object, card: string) => {
    const opened = DataSchema.parse((await api('openCheckout', { token, body })).body).data;
    const session_id = String(opened.url).split('/').at(-1) ?? '';
    platform.server.complete(session_id, card);
    const { status } = await api('confirmCheckout', { token, body: { session_id } });
    expect(status).toBe(200);
  };
  await checkout({ purpose: 'plan', plan_id: planId }, GOOD_CARD);
  const plan = async () => DataSchema.parse((await api('getOwnBilling', { token })).body).data;
  const { id } = z.object({ id: z.string() }).parse((await plan()).subscription);
  return {
    checkout,
    plan,
    customer: customerOf(id),
    invoices: async () => {
      const { data } = DataSchema.parse((await api('listOwnInvoices', { token })).body);
      return z.array(z.looseObject({ status: z.string(), total: z.number() })).parse(data.invoices);
    },
  };
}

function customerOf(restaurantId: string): string {
  const all = [...platform.server.account.customers.values()];
  return all.find(({ metadata }) => metadata.restaurant_id === restaurantId)?.id ?? '';
}

const replay = () => replayPaymentEvents(['--hours', '24'], { ...process.env, ...platform.settings });

/** A customer's invoices in Stripe, newest first. */
function stripeInvoices(customer: string) {
  const all = [...platform.server.account.invoices.values()].toReversed();
  return all.filter((each) => each.customer === customer);
}

function stripeSubscription(customer: string) {
  const all = [...platform.server.account.subscriptions.values()];
  const found = all.find((each) => each.customer === customer);
  if (found === undefined) throw new Error('Stripe has no subscription.');
  return found;
}

test('webhooks lost for a day are replayed: plans and invoices equal Stripe’s', async () => {
  const [paying, failing, leaving] = [
    await aSubscriber('professional'),
    await aSubscriber('basic'),
    await aSubscriber('basic'),
  ];
  await failing.checkout({ purpose: 'card' }, DECLINING);
  await expect.poll(replay, PATIENTLY).toMatch(/^Processing 0 of /);
  platform.loseWebhooks();
  platform.server.advance(30);
  platform.server.advance(1);
  const [renewed] = stripeInvoices(paying.customer);
  const intent = renewed?.payments.data[0]?.payment.payment_intent ?? '';
  await platform.stripe.refunds.create({ payment_intent: intent, amount: 1_000 });
  await platform.stripe.subscriptions.update(stripeSubscription(leaving.customer).id, {
    cancel_at_period_end: true,
  });
  expect(await paying.invoices()).toHaveLength(1);
  expect(await failing.plan()).toMatchObject({ basis: 'plan' });

  expect(await replay()).toMatch(/^Processing [1-9]\d* of \d+ events from the last 24 hours\./);
  await expect
    .poll(() => failing.plan(), PATIENTLY)
    .toMatchObject({ basis: 'past_due', overdue: { amount: 49 } });
  await expect.poll(() => paying.invoices(), PATIENTLY).toMatchObject([{ refunded: 10 }, { refunded: 0 }]);
  await expect
    .poll(() => leaving.plan(), PATIENTLY)
    .toMatchObject({ subscription: { cancel_at_period_end: true } });
  for (const { customer, invoices } of [paying, failing, leaving]) {
    const ours = (await invoices()).map(({ status, total }) => [
      status === 'overdue' ? 'open' : status,
      total,
    ]);
    expect(ours).toEqual(stripeInvoices(customer).map(({ status, total }) => [status, total / 100]));
  }
  platform.sendWebhooks();
});

test('the nightly comparison finds three planted differences, and the console lists them', async () => {
  const subscribers = [await aSubscriber('basic'), await aSubscriber('basic'), await aSubscriber('basic')];
  await platform.server.settle();
  platform.loseWebhooks();
  const [dearer, unpaid, ending] = subscribers.map(({ customer }) => stripeSubscription(customer));
  const { items } = stripeSubscription((await aSubscriber('enterprise')).customer);
  const [item] = dearer?.items.data ?? [];
  if (item === undefined || unpaid === undefined || ending === undefined)
    throw new Error('Nothing to change.');
  item.price = items.data[0]?.price ?? item.price;
  unpaid.status = 'past_due';
  ending.cancel_at_period_end = true;
  await platform.runSchedule('payment-reconciliation');
  const admin = await api('login', { body: TEST_ADMIN });
  const dashboard = await api('getBillingDashboard', { token: String(admin.body.token) });
  const { reconciliation } = DataSchema.parse(dashboard.body).data;
  const Found = z.object({ differences: z.array(z.object({ text: z.string() })) });
  const texts = Found.parse(reconciliation).differences.map(({ text }) => text);
  // Demo subscriptions use built-in billing, so Stripe has none of them.
  expect(texts.filter((text) => !text.includes('isn’t billed by Stripe yet')).toSorted()).toEqual([
    'The plan is Basic here but Enterprise in Stripe.',
    'The plan is paid here but unpaid in Stripe.',
    'The plan renews here but is canceled in Stripe.',
  ]);
  platform.sendWebhooks();
});
