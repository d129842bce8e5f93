import { findTaxFailure } from './find-tax-failure.ts';
import { findPriceIds } from './stripe-catalog.ts';
import { type OpenStripe, readStripeError } from './stripe-client.ts';
import type { StripeOptions } from './stripe-settings.ts';

/** Why Stripe can't take payments with these settings, and how to fix it; undefined if it can. */
export async function findStripeFailure(
  open: OpenStripe,
  options: StripeOptions,
): Promise<string | undefined> {
  try {
    const stripe = await open();
    await findPriceIds(stripe);
    return options.hasTax ? await findTaxFailure(stripe) : undefined;
  } catch (error) {
    return adviceFor(error);
  }
}

function adviceFor(error: unknown): string {
  const type = readStripeError(error)?.type;
  if (type === 'StripeAuthenticationError') return 'Stripe rejected the key. Check STRIPE_SECRET_KEY.';
  if (type === 'StripeConnectionError')
    return 'Stripe didn’t respond. Check your connection or STRIPE_API_URL.';
  return error instanceof Error ? error.message : 'Stripe returned an unexpected response.';
}
