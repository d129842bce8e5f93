import { parseArgs } from 'node:util';
import { findTaxFailure } from '#functions/payments/stripe/find-tax-failure.ts';
import { setUpCatalog } from '#functions/payments/stripe/stripe-catalog.ts';
import { assertDebits } from '#functions/payments/stripe/stripe-settings.ts';
import { openOperatorStripe, readStripeOptions } from './open-stripe.ts';
import { OperatorError } from './operator-error.ts';
import { runOperatorCommand } from './run-operator-command.ts';

const USAGE = `Creates the plans' products and prices, and the first-month coupon, in your Stripe account.
Running it again changes only what differs from shared/billing/plan-catalog.ts.

  npm run stripe-setup -- [--stage production]

  --stage  a stage of infra/stages.ts, whose key is read from Secrets Manager with the credentials from
           your environment; default: the key in STRIPE_SECRET_KEY
  With taxes on, it also reports whether Stripe Tax is ready.`;

type Environment = Record<string, string | undefined>;

/** Runs the command and returns one line for each created object. Throws `OperatorError`. */
export async function setUpStripe(args: string[], environment: Environment): Promise<string> {
  if (args.includes('--help')) return USAGE;
  const stage = readStage(args);
  const { hasTax, debits } = readStripeOptions(stage, environment);
  try {
    assertDebits(debits);
    const stripe = await openOperatorStripe(stage, environment)();
    const lines = await setUpCatalog(stripe);
    if (hasTax) lines.push((await findTaxFailure(stripe)) ?? 'Stripe Tax: ready');
    if (debits !== 'off')
      lines.push(`Bank debits (${debits}): turn them on in Stripe’s dashboard, under Payment methods`);
    return lines.join('\n');
  } catch (error) {
    throw new OperatorError(
      `Stripe rejected the request: ${error instanceof Error ? error.message : 'an unknown error'}`,
    );
  }
}

function readStage(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { stage: { type: 'string' } } }).values.stage;
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : 'Unknown arguments.'}\n\n${USAGE}`);
  }
}

if (import.meta.main) await runOperatorCommand(setUpStripe);
