import { ListQueuesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { CLIENT_DEFAULTS } from '#functions/platform/aws/client-defaults.ts';
import { queueVariable } from '#functions/platform/needs/environment-names.ts';
import type { QueueName } from '#infra/resources.ts';
import { readLocalEnvironment } from './account-tables.ts';
import { OperatorError } from './operator-error.ts';

type Environment = Record<string, string | undefined>;

/**
 * The URL of a deployed stage's queue, or without a stage, of the running instance's, whose environment this process
 * takes over. Throws `OperatorError` if there is none.
 */
export async function findQueue(
  { queue, stage }: { queue: QueueName; stage: string | undefined },
  environment: Environment,
): Promise<string> {
  if (stage !== undefined) return findStageQueue(stage, queue);
  const local: Environment = await readLocalEnvironment(environment.DATA_DIR ?? '.data');
  const localUrl = local[queueVariable(queue)];
  if (localUrl === undefined) throw new OperatorError(`The running instance has no ${queue} queue.`);
  Object.assign(process.env, local);
  delete process.env.AWS_PROFILE;
  return localUrl;
}

/** CloudFormation names a queue after its stack and its ID: `tableside-<stage>-data-GenerationQueue…`. */
async function findStageQueue(stage: string, queue: QueueName): Promise<string> {
  const id = queue.charAt(0).toUpperCase() + queue.slice(1);
  const prefix = `tableside-${stage}-data-${id}Queue`;
  const client = new SQSClient(CLIENT_DEFAULTS);
  const { QueueUrls = [] } = await client.send(new ListQueuesCommand({ QueueNamePrefix: prefix }));
  const [url, ...others] = QueueUrls;
  if (url !== undefined && others.length === 0) return url;
  throw new OperatorError(
    `This account and region don’t have exactly one queue with a name that starts with ${prefix}. Check AWS_PROFILE and AWS_REGION, or pass the queue with --queue-url (see the outputs of stack tableside-${stage}-data).`,
  );
}
