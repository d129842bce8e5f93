import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aBilledRestaurant, DAY_SECONDS } from '#tests/builders/a-billed-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

/** Collects each email's author and content. */
async function setup() {
  const billed = await aBilledRestaurant();
  const told = () => billed.mails.splice(0).map(({ notice }) => [notice?.by, notice?.subject]);
  /** Returns subject and paragraphs of the only email so far. */
  const said = () => {
    const [mail, ...others] = billed.mails.splice(0);
    expect(others).toEqual([]);
    return mail?.notice && [mail.notice.subject, ...mail.notice.paragraphs];
  };
  return { ...billed, told, said };
}

test('every charge emails a receipt that names who made it', async () => {
  const { subscribe, change, own, clock, tick, told } = await setup();
  await subscribe('basic');
  expect(told()).toEqual([['owner', 'Your receipt: $24.50 for your Basic plan']]);
  await own('POST /api/billing/credits', { json: { amount: 10 } });
  expect(told()).toEqual([['owner', 'Your receipt: $10 for credit for future invoices']]);
  await change({ plan_id: 'professional' });
  expect(told()).toEqual([['administrator', 'Your receipt: $40 for your Professional plan']]);
  await own('PUT /api/billing/plan', { json: { plan_id: 'enterprise' } });
  expect(told()).toEqual([['owner', 'Your receipt: $125 for your Enterprise plan']]);
  clock.advance(31 * DAY_SECONDS);
  await tick();
  expect(told()).toEqual([['schedule', 'Your receipt: $399 for your Enterprise plan']]);
});

test('a receipt has the invoice lines, credit used, the card, and one ID per invoice', async () => {
  const { restaurantId, subscribe, own, change, mails, invoices, clock } = await setup();
  await subscribe('basic');
  await own('POST /api/billing/credits', { json: { amount: 10 } });
  mails.splice(0);
  // Invoices of the same millisecond have no order.
  clock.advance(1);
  await change({ plan_id: 'professional' });
  const [latest] = await invoices();
  expect(mails).toMatchObject([
    {
      kind: 'notice',
      user_id: restaurantId,
      request_id: `receipt-${latest.invoice_id}`,
      notice: {
        paragraphs: [
          [
            'Professional plan, 31 of 31 days: $149',
            '50% off your first month: −$74.50',
            'Basic plan, 31 of 31 days unused: −$24.50',
            'Paid with your credit: $10',
            'Charged to your Visa ending in 4242: $40',
          ].join('\n'),
          'Paid until Apr 1.',
        ],
      },
    },
  ]);
});

test('a declined payment has no receipt, and a paid overdue invoice has one', async () => {
  const { subscribe, own, clock, tick, told } = await setup();
  await subscribe('basic', 'card_declines');
  expect(told()).toEqual([]);
  await subscribe('basic');
  await own('PUT /api/billing/card', { json: { payment_token: 'card_declines' } });
  told();
  clock.advance(31 * DAY_SECONDS);
  await tick();
  expect(told()).toEqual([]);
  await own('PUT /api/billing/card', { json: { payment_token: 'card_succeeds' } });
  expect(told()).toEqual([['owner', 'Your receipt: $49 for your Basic plan']]);
});

test('the receipt of a late payment names the credit used, which is deducted once', async () => {
  const { subscribe, own, plan, clock, tick, mails, invoices } = await setup();
  await subscribe('basic');
  await own('POST /api/billing/credits', { json: { amount: 20 } });
  await own('PUT /api/billing/card', { json: { payment_token: 'card_declines' } });
  clock.advance(31 * DAY_SECONDS);
  expect(await tick()).toBe('refused');
  clock.advance(3 * DAY_SECONDS);
  expect(await tick()).toBe('refused');
  mails.splice(0);
  await own('PUT /api/billing/card', { json: { payment_token: 'card_succeeds' } });
  expect(mails.map(({ notice }) => notice?.paragraphs[0])).toEqual([
    [
      'Basic plan, one month: $49',
      'Paid with your credit: $20',
      'Charged to your Visa ending in 4242: $29',
    ].join('\n'),
  ]);
  expect((await invoices())[0]).toMatchObject({ status: 'paid', total: 49, credit: 20, due: 29 });
  expect((await plan()).subscription.credits).toEqual({ balance: 0, purchased: 20, used: 20 });
});

test('a paid plan starts even if emails can’t be queued, and each missing receipt is logged', async () => {
  const { subscribe, change, own, clock, tick, plan, breakEmails, mails, log } = await setup();
  breakEmails();
  expect((await subscribe('basic')).status).toBe(201);
  expect((await change({ plan_id: 'professional' })).status).toBe(200);
  expect((await own('POST /api/billing/credits', { json: { amount: 10 } })).status).toBe(201);
  clock.advance(31 * DAY_SECONDS);
  expect(await tick()).toBe('paid');
  expect((await plan()).subscription).toMatchObject({ plan_id: 'professional', status: 'active' });
  expect(mails).toEqual([]);
  // A failed receipt is logged with each try.
  const missing = log.warnings.map(({ details }) => JSON.stringify(details).match(/receipt-[^"]+/)?.[0]);
  expect(new Set(missing).size).toBe(4);
  expect(log.warnings[0]).toMatchObject({
    message: 'an email to an owner was not queued',
    details: { request_id: expect.stringMatching(/^receipt-/) },
  });
});

test('the owner is emailed about free changes by an administrator, not about their own', async () => {
  const { subscribe, change, own, told, said } = await setup();
  await subscribe('professional');
  told();
  await change({ cancel_at_period_end: true });
  expect(said()).toEqual(['Your plan was canceled', 'Your plan ends on Apr 1.', 'Nothing was charged.']);
  await change({ plan_id: 'basic' });
  expect(said()).toEqual([
    'Your plan changed',
    'Your plan still ends on Apr 1. If you keep it, Basic is $49 that day.',
    'Nothing was charged.',
  ]);
  await change({ cancel_at_period_end: false });
  expect(said()).toEqual([
    'Your plan will continue',
    'The plan will continue. Basic is $49 on Apr 1.',
    'Nothing was charged.',
  ]);
  await change({ plan_id: 'professional' });
  expect(said()).toEqual(['Your plan changed', 'Professional is $149 on Apr 1.', 'Nothing was charged.']);
  await own('PUT /api/billing/plan', { json: { cancel_at_period_end: true } });
  expect(told()).toEqual([]);
});

test('a change without effect sends no email', async () => {
  const { subscribe, change, told } = await setup();
  await subscribe('professional');
  told();
  await change({ cancel_at_period_end: false });
  expect(told()).toEqual([]);
  await change({ cancel_at_period_end: true });
  told();
  expect((await change({ cancel_at_period_end: true })).status).toBe(200);
  expect(told()).toEqual([]);
  await change({ plan_id: 'basic', keep: true });
  expect(told()).toEqual([['administrator', 'Your plan will continue']]);
  expect((await change({ plan_id: 'basic', keep: true })).status).toBe(200);
  expect(told()).toEqual([]);
});

test('an upgrade that keeps a canceled plan is emailed with the next charge', async () => {
  const { subscribe, change, mails, told } = await setup();
  await subscribe('basic');
  await change({ cancel_at_period_end: true });
  told();
  await change({ plan_id: 'professional', keep: true });
  expect(mails.map(({ notice }) => [notice?.subject, notice?.paragraphs])).toEqual([
    ['Your receipt: $50 for your Professional plan', [expect.any(String), 'Paid until Apr 1.']],
    [
      'Your plan will continue',
      [
        'Professional starts today. $50 was charged for the rest of the month. The plan will continue. Professional is $149 on Apr 1.',
      ],
    ],
  ]);
});
