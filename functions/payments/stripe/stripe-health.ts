import type { Clock } from '#functions/platform/clock.ts';
import { memoizeFor } from '#functions/platform/memoize-for.ts';
import { findTaxFailure } from './find-tax-failure.ts';
import { findPriceIds } from './stripe-catalog.ts';
import { type OpenStripe, openStripe, readStripeError } from './stripe-client.ts';
import { type StripeConfig, type StripeOptions, stripeSettings } from './stripe-settings.ts';

/** How long an instance caches Stripe's health. */
const HEALTH_SECONDS = 30;

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

/** As `findStripeFailure`, with the stage's settings. Built-in payments never fail. */
export function openPaymentCheck(config: StripeConfig, clock: Clock): () => Promise<string | undefined> {
  const settings = stripeSettings(config);
  if (settings === undefined) return async () => undefined;
  const open = openStripe(settings);
  return memoizeFor(HEALTH_SECONDS, () => findStripeFailure(open, settings.options), clock);
}

function adviceFor(error: unknown): string {
  const type = readStripeError(error)?.type;
  if (type === 'StripeAuthenticationError') return 'Stripe rejected the key. Check STRIPE_SECRET_KEY.';
  if (type === 'StripeConnectionError')
    return 'Stripe didn’t respond. Check your connection or STRIPE_API_URL.';
  return error instanceof Error ? error.message : 'Stripe returned an unexpected response.';
}
