import { onTestFinished } from 'vitest';
import { openStripeBilling } from '#functions/billing/stripe/open-stripe-billing.ts';
import type { StripeBilling } from '#functions/billing/stripe/stripe-dependencies.ts';
import { setUpCatalog } from '#functions/payments/stripe/stripe-catalog.ts';
import { openRepositories } from './repositories.ts';
import { type StripeServer, startStripeServer } from './stripe/stripe-server.ts';

const KEY = 'sk_test_local';

/** A local server for Stripe's API with the plans set up, and billing that uses it. */
export async function aStripe(
  now: Date,
  { tax = 'off', debits = 'off' }: { tax?: 'on' | 'off'; debits?: 'off' | 'ach' } = {},
): Promise<{ server: StripeServer; stripe: StripeBilling }> {
  const server = await startStripeServer({ key: KEY, now });
  onTestFinished(() => server.stop());
  const config = {
    PAYMENTS: 'stripe' as const,
    STRIPE_SECRET_KEY: KEY,
    STRIPE_SECRET_KEY_ARN: undefined,
    STRIPE_API_URL: server.origin,
    STRIPE_TAX: tax,
    STRIPE_DEBITS: debits,
  };
  const records = openRepositories().platformRecords;
  const stripe = openStripeBilling(config, records);
  if (stripe === undefined) throw new Error('Stripe is not set.');
  await setUpCatalog(await stripe.open());
  return { server, stripe };
}
