import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { memoizeFor } from '#functions/platform/memoize-for.ts';
import type { Variables } from '#functions/platform/needs/variables.ts';
import { CURRENCY } from '#shared/format/currency.ts';

export type StripeConfig = Variables<
  | 'PAYMENTS'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_SECRET_KEY_ARN'
  | 'STRIPE_API_URL'
  | 'STRIPE_TAX'
  | 'STRIPE_DEBITS'
>;

/**
 * Settings of the stage. `hasTax`: Stripe Tax adds sales tax to owners' payments. `debits`: the kind of bank debits
 * offered beside cards.
 */
export type StripeOptions = { hasTax: boolean; debits: 'off' | 'ach' | 'sepa' };

/** Stripe's names of bank debits. Each supports one currency. */
const DEBITS = {
  ach: { method: 'us_bank_account', currency: 'USD' },
  sepa: { method: 'sepa_debit', currency: 'EUR' },
} as const;

/** Payment methods on the checkout page. */
export function paymentMethods({ debits }: StripeOptions): ('card' | 'us_bank_account' | 'sepa_debit')[] {
  return debits === 'off' ? ['card'] : ['card', DEBITS[debits].method];
}

/** Stripe's code of the platform's currency. */
export const STRIPE_CURRENCY = CURRENCY.toLowerCase();

/** Throws an error that says what to set if the bank debits don’t support the platform’s currency. */
export function assertDebits(debits: StripeOptions['debits'], currency = CURRENCY): void {
  if (debits === 'off' || DEBITS[debits].currency === currency) return;
  throw new Error(
    `STRIPE_DEBITS=${debits} takes ${DEBITS[debits].currency} only. Sell plans in that currency (shared/format/currency.ts), or choose other debits.`,
  );
}

/** `secretKey` is read with the first call, and again after a rotation. `apiUrl`: a server that replaces Stripe's in tests. */
export type StripeSettings = {
  secretKey: () => Promise<string>;
  apiUrl: string | undefined;
  options: StripeOptions;
};

/** Undefined with built-in payments. Throws a sentence with the missing setting. */
export function stripeSettings(config: StripeConfig): StripeSettings | undefined {
  const { PAYMENTS, STRIPE_SECRET_KEY: key, STRIPE_SECRET_KEY_ARN: arn, STRIPE_API_URL: apiUrl } = config;
  if (PAYMENTS === 'built-in') return undefined;
  const secretKey = secretReader(key, arn);
  if (secretKey === undefined)
    throw new Error('PAYMENTS=stripe also needs STRIPE_SECRET_KEY (such as sk_test_…).');
  const { STRIPE_TAX, STRIPE_DEBITS: debits } = config;
  assertDebits(debits);
  return { secretKey, apiUrl, options: { hasTax: STRIPE_TAX === 'on', debits } };
}

/** After a rotation, every instance has the new secret within this time. */
const KEPT_SECONDS = 300;

type Reading = { read: (arn: string) => Promise<string>; clock: Clock };
const SECRETS_MANAGER: Reading = {
  read: async (arn) => (await import('#functions/platform/aws/secret-text.ts')).readSecretText(arn),
  clock: systemClock,
};

/** Reads a secret from the environment (local mode), or from Secrets Manager every five minutes. */
export function secretReader(
  value: string | undefined,
  arn: string | undefined,
  { read, clock } = SECRETS_MANAGER,
): (() => Promise<string>) | undefined {
  if (value !== undefined) return async () => value;
  return arn === undefined ? undefined : memoizeFor(KEPT_SECONDS, () => read(arn), clock);
}
