import { expect, test } from 'vitest';
import { setUpStripe } from '#scripts/operate/stripe-setup.ts';
import { startStripeServer } from '#tests/builders/stripe/stripe-server.ts';
import { findPaymentFailure, readPaymentSettings } from './payment-settings.ts';

const STRIPE = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

test('payments are built in unless Stripe is set', () => {
  expect(readPaymentSettings({})).toBeUndefined();
  expect(readPaymentSettings({ PAYMENTS: '' })).toBeUndefined();
  expect(readPaymentSettings({ PAYMENTS: 'built-in' })).toBeUndefined();
});

test.each([
  [{ PAYMENTS: 'paypal' }, 'PAYMENTS is "paypal". Use built-in or stripe.'],
  [{ ...STRIPE, STRIPE_SECRET_KEY: ' ' }, /^PAYMENTS=stripe also needs STRIPE_SECRET_KEY .*\.$/],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: undefined }, /STRIPE_WEBHOOK_SECRET/],
  [{ ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_1' }, /is not a test key/],
])('a setting that is missing or wrong stops the start: %j', (environment, message) => {
  expect(() => readPaymentSettings(environment)).toThrow(message);
});

test('a wrong key, missing prices, and a server that is down are each reported in one line until fixed', async () => {
  const server = await startStripeServer({ key: 'sk_test_1' });
  const failure = (changes: object) =>
    findPaymentFailure(readPaymentSettings({ ...STRIPE, STRIPE_API_URL: server.origin, ...changes }));
  expect(await failure({ STRIPE_SECRET_KEY: 'sk_test_2' })).toBe(
    'Warning: Stripe isn’t working. Stripe rejected the key. Check STRIPE_SECRET_KEY.',
  );
  expect(await failure({})).toMatch('Run npm run stripe-setup.');
  const environment = { STRIPE_API_URL: server.origin, STRIPE_SECRET_KEY: 'sk_test_1' };
  const created = await setUpStripe([], environment);
  expect(created).toContain('tableside_basic_monthly: created at $49 a month');
  const again = (await setUpStripe([], environment)).split('\n');
  expect(again.map((line) => line.split(': ')[1])).toEqual(Array(4).fill('unchanged'));
  expect(await failure({})).toBeUndefined();
  await server.stop();
  expect(await failure({})).toMatch('Stripe didn’t respond.');
});
