import { lazy } from '#functions/platform/lazy.ts';
import type { Variables } from '#functions/platform/needs/variables.ts';

export type StripeConfig = Variables<
  'PAYMENTS' | 'STRIPE_SECRET_KEY' | 'STRIPE_SECRET_KEY_ARN' | 'STRIPE_API_URL' | 'STRIPE_TAX'
>;

/** What the stage chose. `hasTax`: Stripe Tax adds sales tax to what owners pay. */
export type StripeOptions = { hasTax: boolean };

/** `secretKey` is read with the first call. `apiUrl`: a server in the place of Stripe's, for tests. */
export type StripeSettings = {
  secretKey: () => Promise<string>;
  apiUrl: string | undefined;
  options: StripeOptions;
};

/** Undefined where payments are built in. Throws a sentence that says what to set. */
export function stripeSettings(config: StripeConfig): StripeSettings | undefined {
  const { PAYMENTS, STRIPE_SECRET_KEY: key, STRIPE_SECRET_KEY_ARN: arn, STRIPE_API_URL: apiUrl } = config;
  if (PAYMENTS === 'built-in') return undefined;
  const secretKey = secretReader(key, arn);
  if (secretKey === undefined)
    throw new Error('PAYMENTS=stripe also needs STRIPE_SECRET_KEY (such as sk_test_…).');
  return { secretKey, apiUrl, options: { hasTax: config.STRIPE_TAX === 'on' } };
}

/** Reads a secret that is in the environment (local mode), or in Secrets Manager. */
export function secretReader(
  value: string | undefined,
  arn: string | undefined,
): (() => Promise<string>) | undefined {
  if (value !== undefined) return async () => value;
  if (arn === undefined) return undefined;
  return lazy(async () => (await import('#functions/platform/aws/secret-text.ts')).readSecretText(arn));
}
