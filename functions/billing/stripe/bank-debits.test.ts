import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpCatalog } from '#functions/payments/stripe/stripe-catalog.ts';
import { assertDebits, paymentMethods } from '#functions/payments/stripe/stripe-settings.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { balancesOf } from '#shared/billing/ledger.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openCheckout } from './open-checkout.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const [GOOD_ACCOUNT, RETURNED_ACCOUNT, GOOD_CARD] = ['000123456789', '000111111116', '4242424242424242'];

test('a debit is on its way for days: the plan is active, and the invoice neither paid nor overdue', async () => {
  const { checkout, plan, invoices, pass, deliverNew, ledger, tick, platform, restaurantId } =
    await aStripeRestaurant({ debits: 'ach' });
  await checkout({ purpose: 'plan', plan_id: 'basic' }, GOOD_ACCOUNT);
  expect(await plan()).toMatchObject({
    basis: 'plan',
    card: { brand: 'STRIPE TEST BANK', last4: '6789', expires: '' },
    overdue: null,
    processing: { amount: 24.5 },
  });
  expect(await invoices()).toMatchObject([{ status: 'processing', due: 24.5, paid_at: null, refundable: 0 }]);
  const listed = await platform('GET /api/billing/platform-invoices', { query: { status: 'processing' } });
  expect(listed.body.data.invoices).toMatchObject([{ restaurant_id: restaurantId }]);
  pass(4);
  await deliverNew();
  expect(await tick()).toBe('nothing');
  expect((await plan()).overdue).toBeNull();
  pass(1);
  await deliverNew();
  expect(await invoices()).toMatchObject([{ status: 'paid', total: 24.5 }]);
  expect(await plan()).toMatchObject({ basis: 'plan', processing: null });
  const books = balancesOf((await ledger()).flatMap(({ entries }) => entries));
  expect(books).toMatchObject({ cash: 2_450, receivable: 0 });
});

test('a debit that comes back is overdue from that day on, is reminded of, and a card pays it', async () => {
  const { checkout, plan, invoices, pass, deliverNew, tick, ledger, clock } = await aStripeRestaurant({
    debits: 'ach',
  });
  await checkout({ purpose: 'plan', plan_id: 'basic' }, RETURNED_ACCOUNT);
  pass(5);
  await deliverNew((events) => events.toReversed().flatMap((each) => [each, each]));
  expect(await invoices()).toMatchObject([{ status: 'overdue' }]);
  expect(await plan()).toMatchObject({
    basis: 'past_due',
    processing: null,
    overdue: { amount: 24.5, since: clock.now().toISOString(), needs_confirmation: false },
  });
  expect(await tick()).toBe('refused');
  await checkout({ purpose: 'card' }, GOOD_CARD);
  expect(await plan()).toMatchObject({ basis: 'plan', overdue: null, card: { last4: '4242' } });
  expect(await invoices()).toMatchObject([{ status: 'paid' }]);
  const books = balancesOf((await ledger()).flatMap(({ entries }) => entries));
  expect(books).toMatchObject({ cash: 2_450, receivable: 0, losses: 0 });
});

test('the reason of a debit that came back names the bank account, not a card', async () => {
  const { checkout, pass, deliverNew, platform, restaurantId } = await aStripeRestaurant({ debits: 'ach' });
  await checkout({ purpose: 'plan', plan_id: 'basic' }, RETURNED_ACCOUNT);
  pass(5);
  await deliverNew();
  const bill = await platform('GET /api/billing/subscriptions/{id}', { params: { id: restaurantId } });
  expect(bill.body.data.failure.reason).toBe('The bank account had insufficient funds.');
});

test('without the setting, a bank account is not offered', async () => {
  const { openPage, server } = await aStripeRestaurant();
  const { sessionId } = await openPage({ purpose: 'plan', plan_id: 'basic' });
  expect(() => server.complete(sessionId, GOOD_ACCOUNT)).toThrow('isn’t offered');
});

test('SEPA debits are offered by their own name, and refused for plans in dollars', () => {
  expect(paymentMethods({ hasTax: false, debits: 'sepa' })).toEqual(['card', 'sepa_debit']);
  expect(paymentMethods({ hasTax: false, debits: 'ach' })).toEqual(['card', 'us_bank_account']);
  expect(() => assertDebits('ach')).not.toThrow();
  expect(() => assertDebits('sepa', 'USD')).toThrow('STRIPE_DEBITS=sepa takes EUR only.');
  expect(() => assertDebits('sepa', 'EUR')).not.toThrow();
  expect(() => assertDebits('ach', 'EUR')).toThrow('STRIPE_DEBITS=ach takes USD only.');
});

test('the checkout page offers SEPA only if it is turned on', async () => {
  const { stripe, server, restaurantId } = await aStripeRestaurant();
  const payer = { restaurant_id: restaurantId, name: 'Osteria Lupo', owner_email: 'owner@example.com' };
  const offered = async (debits: 'off' | 'sepa') => {
    const billing = { ...stripe, options: { ...stripe.options, debits } };
    await openCheckout(billing, { payer, billingUrl: 'http://localhost:4000' }, { purpose: 'card' });
    return [...server.account.sessions.values()].at(-1)?.asked.methods;
  };
  expect(await offered('off')).toEqual(['card']);
  expect(await offered('sepa')).toEqual(['card', 'sepa_debit']);
});

test('setting up again with debits and taxes changes nothing', async () => {
  const { stripe, server } = await aStripeRestaurant({ debits: 'ach', tax: 'on' });
  const lines = await setUpCatalog(await stripe.open());
  expect(lines.map((line) => line.split(': ')[1])).toEqual(Array(4).fill('unchanged'));
  expect(server.account.prices.size).toBe(3);
});
