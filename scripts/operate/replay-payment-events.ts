import { parseArgs } from 'node:util';
import { createPaymentEvents } from '#functions/billing/stripe/payment-events.ts';
import { replayEvents } from '#functions/billing/stripe/replay-events.ts';
import { createSqsClient, openQueue } from '#functions/platform/aws/message-queue.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createPlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import type { PaymentEventMessage } from '#shared/contract/queue-messages.ts';
import { findQueue } from './find-queue.ts';
import { openOperatorTables } from './open-operator-tables.ts';
import { openOperatorStripe } from './open-stripe.ts';
import { OperatorError } from './operator-error.ts';
import { runOperatorCommand } from './run-operator-command.ts';

const USAGE = `Lists recent Stripe events and processes those that never arrived.

  npm run replay-payment-events -- [--hours 24] [--again] [--stage production]

  --hours  how far back (default 24; Stripe keeps events for 720 hours)
  --again  also process those that were processed before, for example after rows were restored
  --stage  a stage on AWS, with the credentials from your environment;
           default: the instance that "npm start" runs here (DATA_DIR, default .data), with STRIPE_SECRET_KEY`;

const OPTIONS = {
  hours: { type: 'string', default: '24' },
  again: { type: 'boolean', default: false },
  stage: { type: 'string' },
} as const;
const MAX_HOURS = 720;

type Environment = Record<string, string | undefined>;

/** Runs the command and returns a sentence with the number of replayed events. Throws `OperatorError`. */
export async function replayPaymentEvents(args: string[], environment: Environment): Promise<string> {
  if (args.includes('--help')) return USAGE;
  const { hours, again, stage } = readOptions(args);
  const open = openOperatorStripe(stage, environment);
  const on = await openOperatorTables(stage, environment);
  const queueUrl = await findQueue({ queue: 'paymentEvents', stage }, environment);
  const { listed, queued } = await replayEvents(
    {
      stripe: { open },
      paymentEvents: createPaymentEvents(createPlatformRecordsRepository(on('platformRecords'))),
      queue: openQueue<PaymentEventMessage>({ client: createSqsClient(), queueUrl }),
      clock: systemClock,
    },
    { hours, again },
  );
  const others = queued === listed ? '' : ' The others were already processed.';
  return `Processing ${queued} of ${listed} events from the last ${hours} hours.${others}`;
}

function readOptions(args: string[]) {
  try {
    const { hours, again, stage } = parseArgs({ args, options: OPTIONS }).values;
    const count = Number(hours);
    if (Number.isInteger(count) && count >= 1 && count <= MAX_HOURS) return { hours: count, again, stage };
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : 'Unknown arguments.'}\n\n${USAGE}`);
  }
  throw new OperatorError(`Set --hours to a number from 1 to ${MAX_HOURS}.\n\n${USAGE}`);
}

if (import.meta.main) await runOperatorCommand(replayPaymentEvents);
