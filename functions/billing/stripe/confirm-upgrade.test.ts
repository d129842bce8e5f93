import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import type { Event } from '#tests/builders/stripe/stripe-objects.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const CONFIRMING = '4000002760003184';
const HOUR_SECONDS = 3600;

/** On Basic for five days, with a card whose bank asks about each payment, and an upgrade that is asked for. */
async function anUnconfirmedUpgrade(set: { credit?: number; isCanceled?: boolean } = {}) {
  const restaurant = await aStripeRestaurant();
  const { checkout, own, pass, deliverNew, previewOwn, server } = restaurant;
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  if (set.credit !== undefined) await checkout({ purpose: 'credit', amount: set.credit });
  if (set.isCanceled === true) await own('PUT /api/billing/plan', { json: { cancel_at_period_end: true } });
  await checkout({ purpose: 'card' }, CONFIRMING);
  pass(5);
  await deliverNew();
  const { due } = (await previewOwn('professional')).body.data;
  const keep = set.isCanceled === true ? { keep: true } : {};
  const asked = await own('PUT /api/billing/plan', { json: { plan_id: 'professional', due, ...keep } });
  const openPage = () => own('POST /api/billing/checkout', { json: { purpose: 'confirm' } });
  const invoiceId = async () =>
    String((await openPage()).body.data.url)
      .split('/')
      .at(-1) ?? '';
  return {
    ...restaurant,
    asked,
    due,
    openPage,
    invoiceId,
    confirm: async () => server.confirm(await invoiceId()),
  };
}

const inOrder = (events: Event[]) => events;
const twice = (events: Event[]) => [...events, ...events];
const backward = (events: Event[]) => [...events.toReversed(), ...events];

test.each([
  ['in order', inOrder],
  ['twice', twice],
  ['backward, then again', backward],
])(
  'an upgrade begins once its owner confirms the payment, with events that arrive %s',
  async (_how, arrange) => {
    const { asked, due, plan, confirm, deliverNew, invoices, ledger } = await anUnconfirmedUpgrade();
    expect(asked).toMatchObject({
      status: 200,
      body: {
        data: {
          subscription: { plan_id: 'basic', status: 'active' },
          unconfirmed_upgrade: { plan_id: 'professional', plan: 'Professional', amount: due },
          overdue: null,
        },
      },
    });
    await deliverNew(arrange);
    expect(await plan()).toEqual(asked.body.data);
    expect(await invoices()).toHaveLength(1);
    await confirm();
    expect((await plan()).subscription.plan_id).toBe('basic');
    await deliverNew(arrange);
    expect(await plan()).toMatchObject({
      basis: 'plan',
      subscription: { plan_id: 'professional', status: 'active' },
      unconfirmed_upgrade: null,
      overdue: null,
    });
    expect(await invoices()).toMatchObject([
      { status: 'paid', plan: 'Professional', due },
      { status: 'paid', plan: 'Basic' },
    ]);
    expect((await ledger())[0]?.entries).toHaveLength(2);
  },
);

test('an upgrade that is not confirmed in 23 hours leaves nothing behind, and a later one works', async () => {
  const restaurant = await anUnconfirmedUpgrade({ credit: 10 });
  const { asked, plan, openPage, pass, clock, deliverNew, checkout, own, ledger, row } = restaurant;
  expect((await plan()).subscription.credits.balance).toBe(0);
  clock.advance(22 * HOUR_SECONDS);
  expect(await plan()).toMatchObject({ unconfirmed_upgrade: asked.body.data.unconfirmed_upgrade });
  expect((await openPage()).status).toBe(201);
  clock.advance(HOUR_SECONDS);
  expect((await plan()).unconfirmed_upgrade).toBeNull();
  expect((await openPage()).status).toBe(404);
  clock.advance(-23 * HOUR_SECONDS);
  pass(1);
  await deliverNew(twice);
  expect(await plan()).toMatchObject({
    basis: 'plan',
    subscription: { plan_id: 'basic', status: 'active', credits: { balance: 10 } },
    unconfirmed_upgrade: null,
    overdue: null,
  });
  expect((await row())?.unconfirmed_upgrade).toBeUndefined();
  expect((await ledger()).map(({ status }) => status)).toEqual(['paid', 'paid']);
  await checkout({ purpose: 'card' });
  const { status } = await own('PUT /api/billing/plan', { json: { plan_id: 'professional' } });
  expect(status).toBe(200);
  expect((await plan()).subscription.plan_id).toBe('professional');
});

test('choosing another plan voids the invoice of an unconfirmed upgrade', async () => {
  const { own, plan, invoiceId, confirm, server, deliverNew, invoices } = await anUnconfirmedUpgrade();
  const first = await invoiceId();
  await own('PUT /api/billing/plan', { json: { plan_id: 'enterprise' } });
  await deliverNew();
  expect((await plan()).unconfirmed_upgrade.plan_id).toBe('enterprise');
  expect(() => server.confirm(first)).toThrow('The invoice is void.');
  await confirm();
  await deliverNew(backward);
  expect((await plan()).subscription.plan_id).toBe('enterprise');
  expect(await invoices()).toHaveLength(2);
});

test('another card is not charged for an upgrade that is not confirmed', async () => {
  const { checkout, plan, deliverNew, invoices, confirm } = await anUnconfirmedUpgrade();
  await checkout({ purpose: 'card' });
  await deliverNew();
  expect(await plan()).toMatchObject({
    subscription: { plan_id: 'basic' },
    unconfirmed_upgrade: { plan_id: 'professional' },
  });
  expect(await invoices()).toHaveLength(1);
  await confirm();
  await deliverNew();
  expect((await plan()).subscription.plan_id).toBe('professional');
});

test('a cancellation is undone only once the upgrade is confirmed', async () => {
  const { plan, confirm, deliverNew } = await anUnconfirmedUpgrade({ isCanceled: true });
  expect((await plan()).subscription).toMatchObject({ plan_id: 'basic', cancel_at_period_end: true });
  await confirm();
  await deliverNew();
  expect((await plan()).subscription).toMatchObject({ plan_id: 'professional', cancel_at_period_end: false });
});

test('another restaurant can neither see nor confirm the upgrade', async () => {
  await anUnconfirmedUpgrade();
  const other = await aStripeRestaurant();
  await other.checkout({ purpose: 'plan', plan_id: 'basic' });
  expect((await other.plan()).unconfirmed_upgrade).toBeNull();
  const opened = await other.own('POST /api/billing/checkout', { json: { purpose: 'confirm' } });
  expect(opened.status).toBe(404);
});

/** An administrator upgrades a restaurant whose bank asks about each payment. */
async function anAdministratorsUpgrade() {
  const restaurant = await aStripeRestaurant();
  const { checkout, change, platform, restaurantId, own, deliverNew } = restaurant;
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  await checkout({ purpose: 'card' }, CONFIRMING);
  await deliverNew();
  const changed = await change({ plan_id: 'professional' });
  const params = { id: restaurantId };
  const json = { action: 'cancel_upgrade', idempotency_key: 'a key' };
  const page = await own('POST /api/billing/checkout', { json: { purpose: 'confirm' } });
  return {
    ...restaurant,
    changed,
    invoiceId: String(page.body.data.url).split('/').at(-1) ?? '',
    bill: async () => (await platform('GET /api/billing/subscriptions/{id}', { params })).body.data,
    cancel: () => platform('POST /api/billing/subscriptions/{id}/actions', { params, json }),
  };
}

test('an administrator’s upgrade waits for the owner’s bank, who gets an email, and begins after it', async () => {
  const { changed, mails, bill, auditRecords, server, invoiceId, deliverNew, invoices } =
    await anAdministratorsUpgrade();
  expect(changed).toMatchObject({ status: 200, body: { charged: 0, data: { plan_id: 'basic' } } });
  expect(changed.body.message).toMatch(/^We emailed the owner to confirm the \$\d+ payment with the bank\./);
  const subject = 'Confirm your upgrade to Professional';
  expect(mails.filter(({ notice }) => notice?.subject === subject)).toHaveLength(1);
  expect(auditRecords.changes()).toContainEqual({
    operation: 'updateSubscription',
    before: expect.anything(),
    after: expect.objectContaining({ unconfirmed_upgrade: 'professional' }),
  });
  expect((await bill()).unconfirmed_upgrade).toMatchObject({ plan: 'Professional' });
  server.confirm(invoiceId);
  await deliverNew(backward);
  expect(await bill()).toMatchObject({
    subscription: { plan_id: 'professional' },
    unconfirmed_upgrade: null,
  });
  expect(await invoices()).toHaveLength(2);
});

test('an administrator can cancel an upgrade until it is confirmed', async () => {
  const { cancel, bill, server, invoiceId, deliverNew, invoices } = await anAdministratorsUpgrade();
  for (const _again of [1, 2])
    expect(await cancel()).toMatchObject({
      status: 200,
      body: { message: 'Upgrade canceled. Nothing was charged.' },
    });
  expect(() => server.confirm(invoiceId)).toThrow('The invoice is void.');
  await deliverNew(twice);
  expect(await bill()).toMatchObject({ subscription: { plan_id: 'basic' }, unconfirmed_upgrade: null });
  expect(await invoices()).toHaveLength(1);
});

test('an upgrade that the owner has confirmed can’t be canceled', async () => {
  const { cancel, bill, server, invoiceId, deliverNew } = await anAdministratorsUpgrade();
  server.confirm(invoiceId);
  expect((await cancel()).status).toBe(409);
  await deliverNew();
  expect((await bill()).subscription.plan_id).toBe('professional');
  expect((await cancel()).body.error).toContain('There’s no pending upgrade');
});
