import { afterAll, beforeAll, expect, test } from 'vitest';
import { adLaunched } from '#functions/ads/ad-events.ts';
import { runDue } from '#functions/billing/run-due.ts';
import { createSimulatedPayments } from '#functions/payments/simulated-payments.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { smsLaunched } from '#functions/sms/sms-events.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { aBilledRestaurant, DAY_SECONDS, REGISTERED } from '#tests/builders/a-billed-restaurant.ts';
import { anAdCampaign, anSmsCampaign } from '#tests/builders/a-campaign.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

test('a trial has the limits of Professional for fourteen days, then nothing, and isn’t a subscription', async () => {
  const { plan, clock, platform } = await aBilledRestaurant();
  expect(await plan()).toMatchObject({
    basis: 'trial',
    trial_ends_at: '2026-03-15T12:00:00.000Z',
    subscription: null,
    card: null,
    usage: { ai_content: { used: 0, limit: 1000 } },
    first_month_discount: 50,
  });
  clock.advance(14 * DAY_SECONDS);
  expect(await plan()).toMatchObject({ basis: 'none', usage: { sms_campaigns: { used: 0, limit: 0 } } });
  const { body } = await platform('GET /api/billing/subscriptions');
  expect(body.data.subscriptions).toEqual([]);
});

test('an owner subscribes, is declined, pays, and finds the invoice', async () => {
  const { subscribe, plan, own, restaurantId } = await aBilledRestaurant();
  const declined = await subscribe('professional', 'card_declines');
  expect(declined).toMatchObject({
    status: 402,
    body: {
      code: 'payment_declined',
      error: 'Your bank declined the card. Try a different card, or contact your bank. Nothing changed.',
    },
  });
  expect((await plan()).subscription).toBeNull();
  expect(await subscribe('professional', 'card_of_nobody')).toMatchObject({
    status: 422,
    body: { fields: { payment_token: 'We don’t recognize this card. Enter it again.' } },
  });
  const paid = await subscribe('professional');
  expect(paid.status).toBe(201);
  expect(paid.body.data).toMatchObject({
    basis: 'plan',
    card: { brand: 'Visa', last4: '4242' },
    subscription: {
      id: restaurantId,
      plan: 'Professional',
      status: 'active',
      monthly_revenue: 149,
      billing_cycle: 'monthly',
      next_billing_date: '2026-04-01T12:00:00.000Z',
      usage: { ai_content: { used: 0, limit: 1000 } },
      credits: { balance: 0, purchased: 0, used: 0 },
    },
  });
  const { body } = await own('GET /api/billing/invoices');
  expect(body.data.invoices).toMatchObject([
    {
      restaurant_name: 'Osteria Lupo',
      status: 'paid',
      lines: [
        { text: 'Professional plan, one month', amount: 149 },
        { text: '50% off your first month', amount: -74.5 },
      ],
      total: 74.5,
    },
  ]);
  expect(body.data.invoices[0].number).toMatch(/^INV-202603-[0-9A-F]{8}$/);
});

test('an owner sees what ends with the account: plan, credit, running ads, and scheduled texts', async () => {
  const { own, subscribe, clock, restaurantId } = await aBilledRestaurant();
  await subscribe('professional');
  await own('POST /api/billing/credits', { json: { amount: 20 } });
  const { campaigns } = openRepositories();
  const ad = anAdCampaign({ restaurant_id: restaurantId, campaign_id: 'ad', status: 'active' });
  await campaigns.create(ad, adLaunched(ad));
  const decisions = { guests: 9, send: 5, hold: 2, skip: 2, held: [], skipped: [] };
  const send_at = new Date(clock.now().getTime() + 2 * DAY_SECONDS * 1000).toISOString();
  const texts = anSmsCampaign({ restaurant_id: restaurantId, campaign_id: 'texts', send_at, decisions });
  await campaigns.create(texts, smsLaunched(texts));
  expect(await own('GET /api/billing/deletion')).toMatchObject({
    status: 200,
    body: {
      data: {
        plan: { plan_id: 'professional', paid_days_left: 31, period_end: '2026-04-01T12:00:00.000Z' },
        open_invoices: { count: 0, total: 0 },
        prepaid_credit: 20,
        running_ads: 1,
        scheduled_texts: { campaigns: 1, texts: 7 },
        has_older_campaigns: false,
      },
    },
  });
});

test('an administrator upgrades a plan step by step and cancels at the end of the month', async () => {
  const { subscribe, change, auditRecords } = await aBilledRestaurant();
  await subscribe('basic');
  expect((await change({ plan_id: 'upgrade' })).body.data).toMatchObject({ plan: 'Professional' });
  expect((await change({ plan_id: 'upgrade' })).body.data).toMatchObject({ plan: 'Enterprise' });
  expect(await change({ plan_id: 'upgrade' })).toMatchObject({
    status: 409,
    body: { error: 'Enterprise is already our largest plan.' },
  });
  expect((await change({ cancel_at_period_end: true })).body.data).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
  });
  expect(auditRecords.kept.at(-1)).toMatchObject({
    before: '{"plan":"enterprise","state":"active","cancel_at_period_end":false}',
    after: '{"plan":"enterprise","state":"active","cancel_at_period_end":true}',
  });
});

test('the record of a plan change has its cost, by administrator and by owner', async () => {
  const { subscribe, change, own, auditRecords } = await aBilledRestaurant();
  await subscribe('basic');
  await change({ plan_id: 'professional' });
  expect(auditRecords.changes().at(-1)).toMatchObject({ after: { plan: 'professional', charged: 50 } });
  await own('PUT /api/billing/plan', { json: { plan_id: 'enterprise' } });
  expect(auditRecords.changes().at(-1)).toMatchObject({ after: { plan: 'enterprise', charged: 125 } });
});

test('an upgrade on the day of a discounted purchase costs the full difference', async () => {
  const { subscribe, own, clock } = await aBilledRestaurant();
  await subscribe('basic');
  clock.advance(60);
  await own('PUT /api/billing/plan', { json: { plan_id: 'professional' } });
  const { invoices } = (await own('GET /api/billing/invoices')).body.data;
  expect(invoices.map(({ total }: { total: number }) => total)).toEqual([50, 24.5]);
  expect(invoices[0].lines).toEqual([
    { text: 'Professional plan, 31 of 31 days', amount: 149 },
    { text: '50% off your first month', amount: -74.5 },
    { text: 'Basic plan, 31 of 31 days unused', amount: -24.5 },
  ]);
});

test('an upgrade based on an outdated plan charges nothing', async () => {
  const { subscribe, change, own } = await aBilledRestaurant();
  await subscribe('basic');
  const seen = { plan_id: 'upgrade', from_plan: 'basic' };
  expect((await change(seen)).body.data).toMatchObject({ plan: 'Professional' });
  expect(await change(seen)).toMatchObject({
    status: 409,
    body: { code: 'subscription_changed', error: expect.stringContaining('nothing was charged') },
  });
  expect((await own('GET /api/billing/invoices')).body.data.invoices).toHaveLength(2);
  expect((await change({ plan_id: 'upgrade' })).body.data).toMatchObject({ plan: 'Enterprise' });
});

test('parallel changes of one subscription are one charge, and the others report a conflict', async () => {
  const { subscribe, change, own } = await aBilledRestaurant();
  await subscribe('basic');
  const upgrades = await Promise.all([1, 2, 3].map(() => change({ plan_id: 'upgrade' })));
  expect(upgrades.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  for (const { status, body } of upgrades)
    if (status === 409) expect(body).toMatchObject({ code: 'subscription_changed' });
  const cancels = await Promise.all([1, 2].map(() => change({ cancel_at_period_end: true })));
  expect(cancels.map(({ status, body }) => [status, body.data.cancel_at_period_end])).toEqual([
    [200, true],
    [200, true],
  ]);
  expect((await own('GET /api/billing/invoices')).body.data.invoices).toHaveLength(2);
});

test('an administrator reads that the owner has an overdue payment', async () => {
  const { restaurantId, subscribe, change } = await aBilledRestaurant();
  await subscribe('basic');
  const { subscriptions } = openRepositories();
  const row = await subscriptions.find(restaurantId);
  if (row === undefined) throw new Error('no subscription');
  const overdue = { invoice_id: 'one', since: REGISTERED, failures: 1 };
  expect(await subscriptions.save({ ...row, version: row.version + 1, state: 'past_due', overdue })).toBe(
    true,
  );
  expect(await change({ plan_id: 'upgrade' })).toMatchObject({
    status: 409,
    body: {
      code: 'payment_due',
      error: 'This restaurant has an overdue invoice. Once the owner pays it, you can change the plan.',
    },
  });
});

test('a card declined for an overdue payment is kept, and the answer and record say so', async () => {
  const { restaurantId, subscribe, own, plan, clock, auditRecords } = await aBilledRestaurant();
  await subscribe('basic');
  const { subscriptions, invoices, restaurants } = openRepositories();
  const row = await subscriptions.find(restaurantId);
  if (row === undefined) throw new Error('no subscription');
  const bad = { ...row, version: row.version + 1, card: { ...row.card, token: 'card_expired' } };
  expect(await subscriptions.save(bad)).toBe(true);
  clock.advance(31 * DAY_SECONDS);
  const payments = createSimulatedPayments();
  const emails = { send: async () => undefined };
  const ids = createIdSource(clock);
  const stores = { subscriptions, invoices, restaurants, payments, stripe: undefined };
  await runDue({ ...stores, emails, log: aLog(), clock, ids }, bad);
  expect(await own('PUT /api/billing/card', { json: { payment_token: 'card_declines' } })).toMatchObject({
    status: 402,
    body: {
      code: 'payment_declined',
      error:
        'Your bank declined the card. Try a different card, or contact your bank. We’ll use this card from now on. Your invoice is still overdue.',
    },
  });
  expect(await plan()).toMatchObject({ basis: 'past_due', card: { last4: '0002' } });
  expect(auditRecords.kept.at(-1)).toMatchObject({ operation: 'replaceCard', outcome: 'refused' });
  expect(auditRecords.changes().at(-1)).toMatchObject({ before: { card: '4242' }, after: { card: '0002' } });
});

test.each([[{}], [{ plan_id: 'gold' }], [{ plan_id: 'basic', cancel_at_period_end: true }]])(
  'an empty change is rejected: %j',
  async (json) => {
    const { subscribe, change } = await aBilledRestaurant();
    await subscribe('basic');
    expect((await change(json)).status).toBe(422);
  },
);

test('a restaurant without a subscription has nothing to change', async () => {
  const { change, own } = await aBilledRestaurant();
  expect((await change({ plan_id: 'upgrade' })).status).toBe(404);
  expect((await own('POST /api/billing/credits', { json: { amount: 10 } })).status).toBe(404);
});

test.each([0, -5, 2.5, 5001, '10'])('credit of %j dollars is rejected', async (amount) => {
  const { subscribe, own } = await aBilledRestaurant();
  await subscribe('basic');
  expect((await own('POST /api/billing/credits', { json: { amount } })).status).toBe(422);
});

test('subscriptions are listed page by page with their owners and usage', async () => {
  const { subscribe, platform, restaurantId } = await aBilledRestaurant();
  await subscribe('basic');
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: '2', ...(cursor !== undefined && { cursor }) };
    const { body } = await platform('GET /api/billing/subscriptions', { query });
    ids.push(...body.data.subscriptions.map(({ id }: { id: string }) => id));
    cursor = body.data.next_cursor;
  } while (cursor !== undefined);
  expect(ids).toContain(restaurantId);
  expect(new Set(ids).size).toBe(ids.length);
  const wrong = await platform('GET /api/billing/subscriptions', { query: { cursor: 'bm9uc2Vuc2U' } });
  expect(wrong.status).toBe(422);
});

test('parallel uses never exceed a plan’s limit', async () => {
  const { planUsage, restaurantId, clock } = await aBilledRestaurant();
  const period = { start: REGISTERED, end: '2026-04-01T12:00:00.000Z', isCarried: false };
  const use = { restaurantId, feature: 'image_enhancement', at: clock.now(), period } as const;
  const wanted = { amount: 2, limit: 9 };
  const taken = await Promise.all(Array.from({ length: 8 }, () => planUsage.reserve(use, wanted)));
  expect(taken.filter(Boolean)).toHaveLength(4);
  await planUsage.refund({ ...use, periodStart: period.start }, 2);
  expect((await planUsage.get(restaurantId, period)).image_enhancement).toBe(6);
});

test('an invoice is visible to its restaurant and administrators only', async () => {
  const [one, other] = [await aBilledRestaurant(), await aBilledRestaurant()];
  await one.subscribe('basic');
  const [{ invoice_id: id }] = (await one.own('GET /api/billing/invoices')).body.data.invoices;
  const file = await one.file('GET /api/billing/invoices/{id}/pdf', { params: { id } });
  expect(file).toMatchObject({ status: 200, type: 'application/pdf', begin: '%PDF' });
  expect((await other.own('GET /api/billing/invoices/{id}/pdf', { params: { id } })).status).toBe(404);
  const params = { restaurant_id: one.restaurantId, id };
  const platformKey = 'GET /api/billing/platform-invoices/{restaurant_id}/{id}/pdf';
  expect((await one.platformFile(platformKey, { params })).begin).toBe('%PDF');
  expect((await one.platform(platformKey, { params: { ...params, id: 'none' } })).status).toBe(404);
});
