import { parseArgs } from 'node:util';
import { ListQueuesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { CLIENT_DEFAULTS } from '#functions/platform/aws/client-defaults.ts';
import { queueVariable } from '#functions/platform/needs/environment-names.ts';
import { QUEUES, type QueueName } from '#infra/resources.ts';
import { MAX_RUNNING_JOBS } from '#shared/websites/generation-limits.ts';
import { readLocalEnvironment } from './account-tables.ts';
import { OperatorError } from './operator-error.ts';
import { findDeadLetterQueue, redriveQueue } from './redrive-queue.ts';
import { openReopening } from './redrive-tables.ts';

const USAGE = `Brings back the messages that workers gave up on, to be worked on again.

  npm run redrive -- [--queue generation] [--limit 100] [--stage production]

  --queue      the queue to bring them back to (default generation):
               ${Object.keys(QUEUES).join(', ')}
  --limit      how many messages at most (default 100)
  --stage      a stage deployed to AWS, with the credentials of your environment;
               without it: the instance that "npm start" runs here (DATA_DIR, default .data)
  --queue-url  the queue by address, where its name is not found by --stage`;

const OPTIONS = {
  queue: { type: 'string', default: 'generation' },
  limit: { type: 'string', default: '100' },
  stage: { type: 'string' },
  'queue-url': { type: 'string' },
} as const;

type Environment = Record<string, string | undefined>;

/** Does what the arguments ask for and says in a sentence how many messages it moved. Throws `OperatorError`. */
export async function redrive(args: string[], environment: Environment): Promise<string> {
  if (args.includes('--help')) return USAGE;
  const options = readOptions(args);
  const queueUrl = await findQueue(options, environment);
  const client = new SQSClient(CLIENT_DEFAULTS);
  try {
    const deadLetterQueueUrl = await findDeadLetterQueue(client, queueUrl);
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
    kept > 0 ? ` ${kept} stayed: a worker or ${MAX_RUNNING_JOBS} other jobs are busy. Try later.` : '';
  const rest = moved + kept === limit ? ' There may be more: run this again.' : '';
  return back + stayed + rest;
}

function readOptions(args: string[]) {
  const { queue, limit, ...where } = parsed(args);
  const isKnown = (name: string): name is QueueName => Object.hasOwn(QUEUES, name);
  if (!isKnown(queue)) throw new OperatorError(`There is no queue "${queue}".\n\n${USAGE}`);
  if (!/^[1-9]\d{0,5}$/.test(limit))
    throw new OperatorError(`The limit is a number from 1 to 999999.\n\n${USAGE}`);
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

async function findQueue({ queue, stage, queueUrl }: Options, environment: Environment): Promise<string> {
  if (queueUrl !== undefined && (stage !== undefined || queue !== 'generation')) return queueUrl;
  if (queueUrl !== undefined) throw new OperatorError('Name the stage too, so that its jobs are found.');
  if (stage !== undefined) return findStageQueue(stage, queue);
  const local: Environment = await readLocalEnvironment(environment.DATA_DIR ?? '.data');
  const localUrl = local[queueVariable(queue)];
  if (localUrl === undefined) throw new OperatorError(`The running instance has no ${queue} queue.`);
  Object.assign(process.env, local);
  delete process.env.AWS_PROFILE;
  return localUrl;
}

/** CloudFormation names a queue after its stack and its id: `tableside-<stage>-data-GenerationQueue…`. */
async function findStageQueue(stage: string, queue: QueueName): Promise<string> {
  const id = queue.charAt(0).toUpperCase() + queue.slice(1);
  const prefix = `tableside-${stage}-data-${id}Queue`;
  const client = new SQSClient(CLIENT_DEFAULTS);
  const { QueueUrls = [] } = await client.send(new ListQueuesCommand({ QueueNamePrefix: prefix }));
  const [url, ...others] = QueueUrls;
  if (url !== undefined && others.length === 0) return url;
  throw new OperatorError(
    `This account and region do not have exactly one queue whose name begins with ${prefix}. Check AWS_PROFILE and AWS_REGION, or name the queue with --queue-url (see the outputs of stack tableside-${stage}-data).`,
  );
}

if (import.meta.main) {
  try {
    console.log(await redrive(process.argv.slice(2), process.env));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
