import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aBilledRestaurant, DAY_SECONDS } from '#tests/builders/a-billed-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

/** On Professional since March 1, in its second month of 30 days, with four days left. */
async function onProfessional() {
  const restaurant = await aBilledRestaurant();
  await restaurant.subscribe('professional');
  restaurant.clock.advance(31 * DAY_SECONDS);
  await restaurant.tick();
  restaurant.clock.advance(26 * DAY_SECONDS);
  return restaurant;
}

const UPGRADE = {
  plan_id: 'enterprise',
  plan: 'Enterprise',
  starts: 'now',
  lines: [
    { text: 'Enterprise plan, 4 of 30 days', amount: 53.2 },
    { text: 'Professional plan, 4 of 30 days unused', amount: -19.87 },
  ],
  total: 33.33,
  credit: 0,
  due: 33.33,
  next_charge: { amount: 399, date: '2026-05-01T12:00:00.000Z' },
  ends_at: null,
  limits: { ai_content: 1_534, sms_campaigns: 15_334, facebook_ads: 16, image_enhancement: 527 },
  summary: '$53.20 for 4 days of Enterprise − $19.87 unused Professional = $33.33 today, $399 on May 1.',
};

describe('the price of a plan', () => {
  test('is the same for its owner, an administrator, and the charge', async () => {
    const { preview, previewOwn, change, invoices } = await onProfessional();
    expect((await preview('upgrade')).body.data).toEqual(UPGRADE);
    expect((await previewOwn('enterprise')).body.data).toEqual(UPGRADE);
    expect((await change({ plan_id: 'enterprise', due: 33.33 })).status).toBe(200);
    expect((await invoices())[0]).toMatchObject({ lines: UPGRADE.lines, total: 33.33, due: 33.33 });
  });

  test('of a first month is discounted', async () => {
    const { previewOwn, subscribe } = await aBilledRestaurant();
    expect((await previewOwn('basic')).body.data).toMatchObject({
      starts: 'now',
      due: 24.5,
      limits: { ai_content: 200 },
      summary: '$49 for one month of Basic − $24.50 first-month discount = $24.50 today, $49 on Apr 1.',
    });
    expect((await subscribe('basic')).status).toBe(201);
    expect((await previewOwn('professional')).body.data).toMatchObject({
      due: 50,
      summary:
        '$149 for 31 days of Professional − $74.50 first-month discount − $24.50 unused Basic = $50 today, $149 on Apr 1.',
    });
  });

  test('is paid from credit first', async () => {
    const { own, previewOwn } = await onProfessional();
    await own('POST /api/billing/credits', { json: { amount: 20 } });
    expect((await previewOwn('enterprise')).body.data).toMatchObject({
      total: 33.33,
      credit: 20,
      due: 13.33,
      summary:
        '$53.20 for 4 days of Enterprise − $19.87 unused Professional − $20 credit = $13.33 today, $399 on May 1.',
    });
  });

  test('of a smaller one is zero today', async () => {
    const { preview, change } = await onProfessional();
    expect((await preview('basic')).body.data).toMatchObject({
      starts: 'next_period',
      lines: [],
      due: 0,
      limits: { ai_content: 1_000 },
      summary: 'Nothing today, $49 on May 1, when Basic begins.',
    });
    await change({ cancel_at_period_end: true });
    expect((await preview('basic')).body.data.summary).toBe(
      'Nothing today. The plan ends on May 1. If you undo the cancellation, $49 on May 1, when Basic begins.',
    );
  });

  test('of a kept canceled plan includes the next month', async () => {
    const { own, change, previewOwn, plan } = await onProfessional();
    await change({ plan_id: 'basic' });
    await own('PUT /api/billing/plan', { json: { cancel_at_period_end: true } });
    const summaryOf = async (planId: string, keep?: string) =>
      (await previewOwn(planId, keep === undefined ? {} : { keep })).body.data.summary;
    expect(await summaryOf('professional', 'false')).toBe(
      'Nothing today. The plan ends on May 1. If you undo the cancellation, $149 on May 1.',
    );
    expect(await summaryOf('professional', 'true')).toBe('Nothing today, $149 on May 1.');
    expect(await summaryOf('basic', 'true')).toBe('Nothing today, $49 on May 1, when Basic begins.');
    expect((await plan()).subscription).toMatchObject({ next_plan: 'basic', cancel_at_period_end: true });
    expect((await previewOwn('basic', { keep: 'perhaps' })).status).toBe(422);
  });

  test('that changed since it was shown charges nothing', async () => {
    const { clock, change, invoices, subscribe, own, plan } = await onProfessional();
    const before = await invoices();
    clock.advance(DAY_SECONDS);
    expect(await change({ plan_id: 'enterprise', due: 33.33 })).toMatchObject({
      status: 409,
      body: {
        code: 'subscription_changed',
        error: 'The price changed, so nothing was charged. Check the new price, then try again.',
      },
    });
    expect(await invoices()).toEqual(before);
    expect(await own('PUT /api/billing/plan', { json: { plan_id: 'enterprise', due: 1 } })).toMatchObject({
      status: 409,
    });
    expect((await plan()).subscription.plan_id).toBe('professional');
    expect((await subscribe('basic')).status).toBe(409);
  });

  test('of an unknown plan is rejected', async () => {
    const { preview, change } = await onProfessional();
    expect((await preview('professional')).status).toBe(409);
    await change({ plan_id: 'enterprise' });
    expect(await preview('upgrade')).toMatchObject({ status: 409, body: { code: 'no_larger_plan' } });
  });
});

describe('an upgrade of a canceled subscription', () => {
  test('charges the rest of the paid month, still ends with it, and says so', async () => {
    const { change, preview, invoices, clock, tick, plan } = await onProfessional();
    await change({ cancel_at_period_end: true });
    expect((await preview('upgrade')).body.data).toMatchObject({
      due: 33.33,
      ends_at: '2026-05-01T12:00:00.000Z',
      summary:
        '$53.20 for 4 days of Enterprise − $19.87 unused Professional = $33.33 today. The plan ends on May 1. If you undo the cancellation, $399 on May 1.',
    });
    expect(await change({ plan_id: 'upgrade' })).toMatchObject({
      status: 200,
      body: {
        message:
          'Enterprise starts today. $33.33 was charged for the rest of the month. The plan ends on May 1.',
        charged: 33.33,
        data: {
          plan_id: 'enterprise',
          cancel_at_period_end: true,
          next_billing_date: '2026-05-01T12:00:00.000Z',
        },
      },
    });
    const charged = await invoices();
    clock.advance(4 * DAY_SECONDS);
    expect(await tick()).toBe('ended');
    expect(await invoices()).toEqual(charged);
    expect((await plan()).subscription).toBeNull();
  });

  test('undoes the cancellation when the plan is kept', async () => {
    const { change, clock, tick } = await onProfessional();
    await change({ cancel_at_period_end: true });
    expect(await change({ plan_id: 'upgrade', keep: true })).toMatchObject({
      status: 200,
      body: {
        message:
          'Enterprise starts today. $33.33 was charged for the rest of the month. The plan will continue. Enterprise is $399 on May 1.',
        data: { plan_id: 'enterprise', cancel_at_period_end: false },
      },
    });
    clock.advance(4 * DAY_SECONDS);
    expect(await tick()).toBe('paid');
  });

  test('keeps the cancellation when the card is declined', async () => {
    const { change, own, plan } = await onProfessional();
    await own('PUT /api/billing/card', { json: { payment_token: 'card_declines' } });
    await change({ cancel_at_period_end: true });
    expect(await change({ plan_id: 'upgrade', keep: true })).toMatchObject({
      status: 402,
      body: {
        error: 'The plan didn’t change because the card was declined. Ask the owner to update the card.',
      },
    });
    expect((await plan()).subscription).toMatchObject({
      plan_id: 'professional',
      cancel_at_period_end: true,
    });
  });

  test('by its owner follows the same choice', async () => {
    const { own } = await onProfessional();
    await own('PUT /api/billing/plan', { json: { cancel_at_period_end: true } });
    const ends = await own('PUT /api/billing/plan', { json: { plan_id: 'enterprise' } });
    expect(ends.body.data.subscription).toMatchObject({ plan_id: 'enterprise', cancel_at_period_end: true });
    const kept = await own('PUT /api/billing/plan', { json: { plan_id: 'basic', keep: true } });
    expect(kept.body.data.subscription).toMatchObject({ next_plan: 'basic', cancel_at_period_end: false });
  });

  test.each([[{ keep: true }], [{ keep: true, cancel_at_period_end: true }]])(
    'accepts only `keep`: %j',
    async (json) => {
      const { change } = await onProfessional();
      expect((await change(json)).status).toBe(422);
    },
  );
});

test('an administrator’s change says “the plan” in the answer and “your plan” in the owner’s email', async () => {
  const { change, mails } = await onProfessional();
  mails.splice(0);
  const answers = [
    await change({ cancel_at_period_end: true }),
    await change({ plan_id: 'basic' }),
    await change({ cancel_at_period_end: false }),
  ];
  expect(answers.map(({ body }) => body.message)).toEqual([
    'The plan ends on May 1.',
    'The plan still ends on May 1. If the owner keeps it, Basic is $49 that day.',
    'The plan will continue. Basic is $49 on May 1.',
  ]);
  expect(mails.map(({ notice }) => notice?.paragraphs[0])).toEqual([
    'Your plan ends on May 1.',
    'Your plan still ends on May 1. If you keep it, Basic is $49 that day.',
    'The plan will continue. Basic is $49 on May 1.',
  ]);
});

test('an owner sees what a new card pays right away, and when the plan is paused', async () => {
  const { subscribe, own, platform, clock, tick, plan } = await aBilledRestaurant();
  await subscribe('basic');
  expect((await plan()).overdue).toBeNull();
  await own('PUT /api/billing/card', { json: { payment_token: 'card_declines' } });
  clock.advance(31 * DAY_SECONDS);
  expect(await tick()).toBe('refused');
  const unpaid = await plan();
  expect(unpaid.overdue).toEqual({
    amount: 49,
    since: '2026-04-01T12:00:00.000Z',
    pauses_at: '2026-04-15T12:00:00.000Z',
    needs_confirmation: false,
  });
  const plans = { ai_content: { used: 0, limit: 200 }, image_enhancement: { used: 0, limit: 50 } };
  expect(unpaid).toMatchObject({ basis: 'past_due', usage: plans, subscription: { usage: plans } });
  const listed = (await platform('GET /api/billing/subscriptions')).body.data.subscriptions;
  expect(listed.find(({ id }: { id: string }) => id === unpaid.subscription.id)).toMatchObject({
    status: 'past_due',
    usage: plans,
  });
});
