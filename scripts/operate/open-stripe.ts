import { openStripe } from '#functions/payments/stripe/stripe-client.ts';
import { secretReader } from '#functions/payments/stripe/stripe-settings.ts';
import { parseStageName, STAGES, type StageConfig } from '#infra/stages.ts';
import { OperatorError } from './operator-error.ts';

type Environment = Record<string, string | undefined>;

/**
 * Stripe's client, with the key of a deployed stage, or without a stage the one in STRIPE_SECRET_KEY. Throws
 * `OperatorError` where there is none.
 */
export function openOperatorStripe(stage: string | undefined, environment: Environment) {
  const arn = stage === undefined ? undefined : keyArn(stage);
  const secretKey = secretReader(arn === undefined ? environment.STRIPE_SECRET_KEY : undefined, arn);
  if (secretKey === undefined)
    throw new OperatorError('Set STRIPE_SECRET_KEY (such as sk_test_…), or name a --stage.');
  return openStripe({ secretKey, apiUrl: environment.STRIPE_API_URL });
}

function keyArn(stage: string): string {
  const config: StageConfig = STAGES[parseStageName(stage)];
  const { payments } = config as Pick<StageConfig, 'payments'>;
  if (payments.provider === 'stripe') return payments.keySecretArn;
  throw new OperatorError(`The stage "${stage}" has built-in payments. Set its payments in infra/stages.ts.`);
}
