import { openStripe } from '#functions/payments/stripe/stripe-client.ts';
import { findStripeFailure } from '#functions/payments/stripe/stripe-health.ts';
import {
  assertDebits,
  type StripeOptions,
  stripeSettings,
} from '#functions/payments/stripe/stripe-settings.ts';
import { StartError } from '../local-settings.ts';

type Environment = Record<string, string | undefined>;

/** The payment provider in local mode; undefined for built-in payments. Throws `StartError` with what to set. */
export function readPaymentSettings(environment: Environment) {
  const given = (name: string) => environment[name]?.trim() || undefined;
  const provider = given('PAYMENTS') ?? 'built-in';
  if (provider === 'built-in') return undefined;
  if (provider !== 'stripe') throw new StartError(`PAYMENTS is "${provider}". Use built-in or stripe.`);
  const settings = {
    key: given('STRIPE_SECRET_KEY'),
    webhookSecret: given('STRIPE_WEBHOOK_SECRET'),
    apiUrl: given('STRIPE_API_URL'),
    tax: readTax(given('STRIPE_TAX') ?? 'off'),
    debits: readDebits(given('STRIPE_DEBITS') ?? 'off'),
  };
  if (settings.key === undefined || settings.webhookSecret === undefined)
    throw new StartError(
      'PAYMENTS=stripe also needs STRIPE_SECRET_KEY (such as sk_test_…) and STRIPE_WEBHOOK_SECRET (such as whsec_…).',
    );
  if (!/^(?:sk|rk)_test_/.test(settings.key))
    throw new StartError(
      'STRIPE_SECRET_KEY is not a test key. Local mode accepts only keys that start with sk_test_.',
    );
  return { ...settings, key: settings.key };
}
function readDebits(given: string): StripeOptions['debits'] {
  if (given !== 'off' && given !== 'ach' && given !== 'sepa')
    throw new StartError(`STRIPE_DEBITS is "${given}". Use off, ach, or sepa.`);
  try {
    assertDebits(given);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : 'STRIPE_DEBITS can’t be used.');
  }
  return given;
}

function readTax(given: string): 'on' | 'off' {
  if (given === 'on' || given === 'off') return given;
  throw new StartError(`STRIPE_TAX is "${given}". Use on or off.`);
}
export type PaymentSettings = ReturnType<typeof readPaymentSettings>;

/** One line for the developer if Stripe can't be used with these settings; undefined otherwise. */
export async function findPaymentFailure(settings: PaymentSettings): Promise<string | undefined> {
  if (settings === undefined) return undefined;
  const stripe = stripeSettings({
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: settings.key,
    STRIPE_SECRET_KEY_ARN: undefined,
    STRIPE_API_URL: settings.apiUrl,
    STRIPE_TAX: settings.tax,
    STRIPE_DEBITS: settings.debits,
  });
  const failure = stripe && (await findStripeFailure(openStripe(stripe), stripe.options));
  return failure && `Warning: Stripe isn’t working. ${failure}`;
}
