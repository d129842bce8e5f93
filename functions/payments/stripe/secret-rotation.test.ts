import { expect, onTestFinished, test } from 'vitest';
import { AppError } from '#functions/platform/app-error.ts';
import { aClock } from '#tests/builders/clock.ts';
import { startStripeServer } from '#tests/builders/stripe/stripe-server.ts';
import { callStripe, openStripe } from './stripe-client.ts';
import { secretReader } from './stripe-settings.ts';

const ARN = 'arn:aws:secretsmanager:us-east-1:123456789012:secret:stripe-key';

function aSecret(value: string) {
  const clock = aClock();
  const secret = { value, reads: 0 };
  const read = async () => {
    secret.reads += 1;
    return secret.value;
  };
  const reader = secretReader(undefined, ARN, { read, clock });
  if (reader === undefined) throw new Error('There is no secret.');
  return { secret, clock, reader };
}

test('a secret that was rotated is read again within five minutes', async () => {
  const { secret, clock, reader } = aSecret('whsec_old');
  expect([await reader(), await reader()]).toEqual(['whsec_old', 'whsec_old']);
  secret.value = 'whsec_new';
  clock.advance(299);
  expect(await reader()).toBe('whsec_old');
  clock.advance(1);
  expect(await reader()).toBe('whsec_new');
  expect(secret.reads).toBe(2);
});

test('after the rotation of the key, calls to Stripe use the new one without a restart', async () => {
  const server = await startStripeServer({ key: 'sk_test_new' });
  onTestFinished(() => server.stop());
  const { secret, clock, reader } = aSecret('sk_test_old');
  const open = openStripe({ secretKey: reader, apiUrl: server.origin });
  const call = async () => {
    const client = await open();
    return callStripe(() => client.customers.create({ name: 'Osteria Lupo' }));
  };
  await expect(call()).rejects.toThrow(new AppError('unavailable'));
  secret.value = 'sk_test_new';
  clock.advance(300);
  expect(await call()).toMatchObject({ name: 'Osteria Lupo' });
  expect(await open()).toBe(await open());
});
