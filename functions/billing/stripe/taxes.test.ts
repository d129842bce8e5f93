import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTaxFailure } from '#functions/payments/stripe/find-tax-failure.ts';
import { setUpCatalog } from '#functions/payments/stripe/stripe-catalog.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { balancesOf } from '#shared/billing/ledger.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const GOOD_CARD = '4242424242424242';

test('tax is a line of its own on the first month, an upgrade, and a renewal', async () => {
  const restaurant = await aStripeRestaurant({ tax: 'on' });
  const { checkout, plan, previewOwn, own, pass, deliverNew, invoices } = restaurant;
  expect((await plan()).adds_tax).toBe(true);
  const { summary } = (await previewOwn('basic')).body.data;
  expect(summary).toContain('= $24.50 today plus tax, $49 plus tax on');
  await checkout({ purpose: 'plan', plan_id: 'basic' }, GOOD_CARD, 'NY');
  expect(await invoices()).toMatchObject([
    { status: 'paid', total: 26.67, tax: 2.17, due: 26.67, lines: [{}, {}, { text: 'Tax', amount: 2.17 }] },
  ]);
  pass(1);
  const preview = (await previewOwn('professional')).body.data;
  expect(preview.lines.at(-1)).toEqual({ text: 'Tax', amount: expect.any(Number) });
  expect(preview.summary).toMatch(/\+ \$\d+\.\d+ tax = \$\d+\.\d+ today, \$149 plus tax on/);
  const changed = await own('PUT /api/billing/plan', {
    json: { plan_id: 'professional', due: preview.due },
  });
  expect(changed.status).toBe(200);
  expect((await invoices())[0]).toMatchObject({ total: preview.due });
  pass(30);
  await deliverNew();
  expect((await invoices())[0]).toMatchObject({ status: 'paid', total: 162.22, tax: 13.22 });
});

test('a state without tax adds nothing', async () => {
  const { checkout, invoices } = await aStripeRestaurant({ tax: 'on' });
  await checkout({ purpose: 'plan', plan_id: 'basic' }, GOOD_CARD, 'OR');
  expect(await invoices()).toMatchObject([{ total: 24.5, tax: 0 }]);
});

test('without the setting, no address is asked for and no tax is added', async () => {
  const { checkout, plan, invoices } = await aStripeRestaurant();
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  expect((await plan()).adds_tax).toBe(false);
  expect(await invoices()).toMatchObject([{ total: 24.5, tax: 0 }]);
});

test('revenue is counted without tax, which the ledger keeps as owed to the state', async () => {
  const { checkout, ledger, platform, restaurantId, stripe, deliverNew } = await aStripeRestaurant({
    tax: 'on',
  });
  await checkout({ purpose: 'plan', plan_id: 'basic' }, GOOD_CARD, 'NY');
  const books = async () => balancesOf((await ledger()).flatMap(({ entries }) => entries));
  expect(await books()).toMatchObject({ revenue: -4_900, discounts: 2_450, tax: -217, cash: 2_667 });
  const bill = await platform('GET /api/billing/subscriptions/{id}', { params: { id: restaurantId } });
  expect(bill.body.data.invoices).toMatchObject([{ total: 26.67, tax: 2.17, refundable: 26.67 }]);
  const [invoice] = await ledger();
  const client = await stripe.open();
  const refund = (amount: number) =>
    client.refunds.create({ payment_intent: invoice?.payment_id ?? '', amount });
  await refund(1_000);
  await deliverNew();
  expect(await books()).toMatchObject({ tax: -136, cash: 1_667 });
  await refund(1_667);
  await deliverNew();
  expect(await books()).toMatchObject({ revenue: -2_450, discounts: 2_450, tax: 0, cash: 0 });
});

test('a plan that began without tax is taxed after its owner enters another card', async () => {
  const { checkout, stripe, server, pass, deliverNew, invoices } = await aStripeRestaurant({ tax: 'on' });
  await checkout({ purpose: 'plan', plan_id: 'basic' }, GOOD_CARD, 'NY');
  for (const each of server.account.subscriptions.values()) each.automatic_tax = { enabled: false };
  for (const each of server.account.customers.values()) each.address = null;
  await checkout({ purpose: 'card' }, GOOD_CARD, 'TX');
  const { data } = await (await stripe.open()).subscriptions.list();
  expect(data.map(({ automatic_tax }) => automatic_tax.enabled)).toEqual([true]);
  pass(31);
  await deliverNew();
  expect((await invoices())[0]).toMatchObject({ total: 52.06, tax: 3.06 });
});

test('prices that were created before taxes are set to exclude tax, once', async () => {
  const { server, stripe } = await aStripeRestaurant();
  for (const each of server.account.prices.values()) each.tax_behavior = 'unspecified';
  for (const each of server.account.products.values()) each.tax_code = null;
  const client = await stripe.open();
  expect((await setUpCatalog(client))[0]).toBe('tableside_basic_monthly: tax is added to the price');
  expect([...server.account.products.values()].map(({ tax_code }) => tax_code)).not.toContain(null);
  expect((await setUpCatalog(client))[0]).toBe('tableside_basic_monthly: unchanged');
  expect(server.account.prices.size).toBe(3);
  expect(await findTaxFailure(client)).toBeUndefined();
});
