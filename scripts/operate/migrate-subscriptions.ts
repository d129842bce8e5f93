import { parseArgs } from 'node:util';
import { createListedInvoices } from '#functions/billing/invoice-list/create-listed-invoices.ts';
import { createInvoiceEntriesRepository } from '#functions/billing/invoice-list/invoice-entries-repository.ts';
import { createInvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { type Migration, migrateSubscription } from '#functions/billing/stripe/migrate-subscription.ts';
import { createPaymentCustomers } from '#functions/billing/stripe/payment-customers.ts';
import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
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
  const counted: Record<Migration, number> = { moved: 0, left: 0, known: 0 };
  let startAfter: Record<string, string> | undefined;
  do {
    const page = await subscriptions.listEventually({ limit: 100, startAfter });
    for (const row of page.subscriptions) counted[await migrate(dependencies, row, counted.moved)] += 1;
    startAfter = page.next;
  } while (startAfter !== undefined);
  return resultInWords(counted);
}

/** Throws `OperatorError` if Stripe can’t be reached. */
async function migrate(
  dependencies: Parameters<typeof migrateSubscription>[0],
  row: SubscriptionRow,
  moved: number,
): Promise<Migration> {
  try {
    return await migrateSubscription(dependencies, row);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    const reason = cause.cause instanceof Error ? cause.cause.message : cause.message;
    throw new OperatorError(
      `${moved} moved. Then Stripe failed for restaurant ${row.restaurant_id}: ${reason} Run the command again to continue.`,
    );
  }
}

function resultInWords({ moved, left }: Record<Migration, number>): string {
  if (left === 0) return `${moved} moved to Stripe, none left.`;
  const whose = left === 1 ? 'its payment or account deletion is' : 'their payments or account deletions are';
  return `${moved} moved to Stripe, ${left} left: ${whose} in progress. Run the command again in an hour.`;
}

function readStage(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { stage: { type: 'string' } } }).values.stage;
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : 'Unknown arguments.'}\n\n${USAGE}`);
  }
}

if (import.meta.main) await runOperatorCommand(migrateSubscriptions);
