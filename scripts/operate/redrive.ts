import { parseArgs } from 'node:util';
import { SQSClient } from '@aws-sdk/client-sqs';
import { CLIENT_DEFAULTS } from '#functions/platform/aws/client-defaults.ts';
import { findDeadLetterQueue, redriveQueue } from '#functions/platform/aws/dead-letters.ts';
import { QUEUES, type QueueName } from '#infra/resources.ts';
import { findQueue } from './find-queue.ts';
import { OperatorError } from './operator-error.ts';
import { openReopening } from './redrive-tables.ts';
import { runOperatorCommand } from './run-operator-command.ts';

const USAGE = `Moves messages from a dead-letter queue back to their queue so workers try them again.

  npm run redrive -- [--queue generation] [--limit 100] [--stage production]

  --queue      the queue to move them back to (default generation):
               ${Object.keys(QUEUES).join(', ')}
  --limit      the maximum number of messages to move (default 100)
  --stage      a stage on AWS, with the credentials from your environment;
               default: the instance that "npm start" runs here (DATA_DIR, default .data)
  --queue-url  the queue’s URL, if --stage doesn’t find it`;

const OPTIONS = {
  queue: { type: 'string', default: 'generation' },
  limit: { type: 'string', default: '100' },
  stage: { type: 'string' },
  'queue-url': { type: 'string' },
} as const;

type Environment = Record<string, string | undefined>;

/** Runs the command and returns a sentence with the number of moved messages. Throws `OperatorError`. */
export async function redrive(args: string[], environment: Environment): Promise<string> {
  if (args.includes('--help')) return USAGE;
  const options = readOptions(args);
  const queueUrl = await chooseQueue(options, environment);
  const client = new SQSClient(CLIENT_DEFAULTS);
  try {
    const deadLetterQueueUrl = await findDeadLetterQueue(client, queueUrl);
    if (deadLetterQueueUrl === undefined) throw new OperatorError(`${queueUrl} has no dead-letter queue.`);
    const prepare = options.queue === 'generation' ? await openReopening(options.stage) : async () => true;
    const done = await redriveQueue(client, { queueUrl, deadLetterQueueUrl, prepare }, options.limit);
    return summary(options, done);
  } finally {
    client.destroy();
  }
}

function summary({ queue, limit }: Options, { moved, kept }: { moved: number; kept: number }): string {
  const back = `${moved} ${moved === 1 ? 'message is' : 'messages are'} back in the ${queue} queue.`;
  const stayed =
    kept > 0
      ? ` ${kept} stayed in the dead-letter queue because other work for the restaurant is still running. Try again later.`
      : '';
  const rest = moved + kept === limit ? ' There may be more, so run this again.' : '';
  return back + stayed + rest;
}

function readOptions(args: string[]) {
  const { queue, limit, ...where } = parsed(args);
  const isKnown = (name: string): name is QueueName => Object.hasOwn(QUEUES, name);
  if (!isKnown(queue)) throw new OperatorError(`There is no queue "${queue}".\n\n${USAGE}`);
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new OperatorError(`Use a limit from 1 to 999999.\n\n${USAGE}`);
  return { queue, limit: Number(limit), stage: where.stage, queueUrl: where['queue-url'] };
}
type Options = ReturnType<typeof readOptions>;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : 'Unknown arguments.'}\n\n${USAGE}`);
  }
}

async function chooseQueue({ queue, stage, queueUrl }: Options, environment: Environment): Promise<string> {
  if (queueUrl !== undefined && (stage !== undefined || queue !== 'generation')) return queueUrl;
  if (queueUrl !== undefined) throw new OperatorError('Add --stage so we can find its jobs.');
  return findQueue({ queue, stage }, environment);
}

if (import.meta.main) await runOperatorCommand(redrive);
