import { openStripe } from '#functions/payments/stripe/stripe-client.ts';
import { type StripeOptions, secretReader } from '#functions/payments/stripe/stripe-settings.ts';
import { parseStageName, STAGES, type StageConfig } from '#infra/stages.ts';
import { OperatorError } from './operator-error.ts';

type Environment = Record<string, string | undefined>;

/**
 * Stripe's client, with the key of a deployed stage, or without a stage, with STRIPE_SECRET_KEY. Throws
 * `OperatorError` if there is none.
 */
export function openOperatorStripe(stage: string | undefined, environment: Environment) {
  const arn = stage === undefined ? undefined : paymentsOf(stage).keySecretArn;
  const secretKey = secretReader(arn === undefined ? environment.STRIPE_SECRET_KEY : undefined, arn);
  if (secretKey === undefined)
    throw new OperatorError('Set STRIPE_SECRET_KEY (such as sk_test_…), or pass --stage.');
  return openStripe({ secretKey, apiUrl: environment.STRIPE_API_URL });
}

/** The stage's options, or without a stage, local mode's settings. */
export function readStripeOptions(stage: string | undefined, environment: Environment): StripeOptions {
  if (stage === undefined) {
    const { STRIPE_TAX, STRIPE_DEBITS: debits } = environment;
    return { hasTax: STRIPE_TAX === 'on', debits: debits === 'ach' || debits === 'sepa' ? debits : 'off' };
  }
  const { hasTax = false, debits = 'off' } = paymentsOf(stage);
  return { hasTax, debits };
}

function paymentsOf(stage: string) {
  const config: StageConfig = STAGES[parseStageName(stage)];
  const { payments } = config as Pick<StageConfig, 'payments'>;
  if (payments.provider === 'stripe') return payments;
  throw new OperatorError(`The stage "${stage}" has built-in payments. Set its payments in infra/stages.ts.`);
}
