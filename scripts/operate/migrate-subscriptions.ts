import { parseArgs } from 'node:util';
import { createListedInvoices } from '#functions/billing/invoice-list/create-listed-invoices.ts';
import { createInvoiceEntriesRepository } from '#functions/billing/invoice-list/invoice-entries-repository.ts';
import { createInvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { migrateSubscription } from '#functions/billing/stripe/migrate-subscription.ts';
import { createPaymentCustomers } from '#functions/billing/stripe/payment-customers.ts';
import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { readStripeError } from '#functions/payments/stripe/stripe-client.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createLog } from '#functions/platform/log.ts';
import { createPlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { openOperatorTables } from './open-operator-tables.ts';
import { openOperatorStripe } from './open-stripe.ts';
import { OperatorError } from './operator-error.ts';
import { runOperatorCommand } from './run-operator-command.ts';

const USAGE = `Moves built-in subscriptions to Stripe billing, with their months, planned changes, credit, discounts, and overdue
invoices. Owners are asked for a card when their current month ends. If it stops midway, run it again: it continues.

  npm run migrate-subscriptions -- [--stage production]

  --stage  a stage on AWS, with the credentials from your environment;
           default: the instance that "npm start" runs here (DATA_DIR, default .data), with STRIPE_SECRET_KEY`;

type Environment = Record<string, string | undefined>;

/** Runs the command and returns a sentence with what was moved and what is left. Throws `OperatorError`. */
export async function migrateSubscriptions(args: string[], environment: Environment): Promise<string> {
  if (args.includes('--help')) return USAGE;
  const stage = readStage(args);
  const open = openOperatorStripe(stage, environment);
  const on = await openOperatorTables(stage, environment);
  const records = createPlatformRecordsRepository(on('platformRecords'));
  const subscriptions = createSubscriptionsRepository(on('subscriptions'));
  const dependencies = {
    stripe: { open, customers: createPaymentCustomers(records) },
    subscriptions,
    invoices: createListedInvoices(
      createInvoicesRepository(on('invoices')),
      createInvoiceEntriesRepository(on('invoiceEntries')),
    ),
    restaurants: createRestaurantsRepository(on('restaurants')),
    log: createLog('migrate-subscriptions'),
    clock: systemClock,
  };
  const result: Result = { moved: 0, busy: 0, refused: [] };
  let startAfter: Record<string, string> | undefined;
  do {
    const page = await subscriptions.listEventually({ limit: 100, startAfter });
    for (const row of page.subscriptions) await migrate(dependencies, row, result);
    startAfter = page.next;
  } while (startAfter !== undefined);
  return resultInWords(result);
}

/** `busy`: left for later. `refused`: a sentence for each restaurant that Stripe refused. */
type Result = { moved: number; busy: number; refused: string[] };

/** Throws `OperatorError` if Stripe can’t be reached. */
async function migrate(
  dependencies: Parameters<typeof migrateSubscription>[0],
  row: SubscriptionRow,
  result: Result,
): Promise<void> {
  try {
    const outcome = await migrateSubscription(dependencies, row);
    if (outcome === 'moved') result.moved += 1;
    if (outcome === 'left') result.busy += 1;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const failure = readStripeError(error.cause);
    const about = `restaurant ${row.restaurant_id}: ${failure?.message ?? error.message}`;
    if (failure?.type !== 'StripeInvalidRequestError')
      throw new OperatorError(
        `${result.moved} moved. Then Stripe failed for ${about} Run the command again.`,
      );
    result.refused.push(`Stripe refused ${about}`);
  }
}

/** `3 moved to Stripe, 1 left:`, then a line with each reason. */
function resultInWords({ moved, busy, refused }: Result): string {
  const left = busy + refused.length;
  if (left === 0) return `${moved} moved to Stripe, none left.`;
  const waiting = `${busy} with a payment or a deletion in progress. Run the command again in an hour.`;
  const reasons = [...(busy === 0 ? [] : [waiting]), ...refused];
  return [`${moved} moved to Stripe, ${left} left:`, ...reasons].join('\n');
}

function readStage(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { stage: { type: 'string' } } }).values.stage;
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : 'Unknown arguments.'}\n\n${USAGE}`);
  }
}

if (import.meta.main) await runOperatorCommand(migrateSubscriptions);
