import { parseArgs } from 'node:util';
import { createListedInvoices } from '#functions/billing/invoice-list/create-listed-invoices.ts';
import { createInvoiceEntriesRepository } from '#functions/billing/invoice-list/invoice-entries-repository.ts';
import { createInvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { migrateSubscription } from '#functions/billing/stripe/migrate-subscription.ts';
import { createPaymentCustomers } from '#functions/billing/stripe/payment-customers.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createLog } from '#functions/platform/log.ts';
import { createPlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { openOperatorTables } from './open-operator-tables.ts';
import { openOperatorStripe } from './open-stripe.ts';
import { OperatorError } from './operator-error.ts';
import { runOperatorCommand } from './run-operator-command.ts';

const USAGE = `Moves simulated subscriptions to Stripe billing. Owners are asked for a card when their current month ends.
Running it again migrates the rest.

  npm run migrate-subscriptions -- [--stage production]

  --stage  a stage on AWS, with the credentials from your environment;
           default: the instance that "npm start" runs here (DATA_DIR, default .data), with STRIPE_SECRET_KEY`;

type Environment = Record<string, string | undefined>;

/** Runs the command and returns a sentence with the number of migrated subscriptions. Throws `OperatorError`. */
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
  let [migrated, startAfter]: [number, Record<string, string> | undefined] = [0, undefined];
  do {
    const page = await subscriptions.listEventually({ limit: 100, startAfter });
    for (const row of page.subscriptions) {
      if (await migrateSubscription(dependencies, row)) migrated += 1;
    }
    startAfter = page.next;
  } while (startAfter !== undefined);
  return `${migrated} ${migrated === 1 ? 'subscription is' : 'subscriptions are'} billed by Stripe from now on.`;
}

function readStage(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { stage: { type: 'string' } } }).values.stage;
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : 'Unknown arguments.'}\n\n${USAGE}`);
  }
}

if (import.meta.main) await runOperatorCommand(migrateSubscriptions);
