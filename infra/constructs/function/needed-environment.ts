import type { IBucket } from 'aws-cdk-lib/aws-s3';
import {
  bucketVariable,
  functionVariable,
  queueVariable,
  tableVariable,
} from '#functions/platform/needs/environment-names.ts';
import {
  type BucketNeed,
  type Needs,
  type QueueNeed,
  type TableNeed,
  variablesOf,
} from '#functions/platform/needs/needs.ts';
import type { BucketName, QueueName, TableName } from '#infra/resources.ts';
import type { Platform } from '#infra/stacks/platform.ts';
import { pathStyle } from '#infra/stacks/stage.ts';
import {
  type Binding,
  bindBucket,
  bindFiles,
  bindFunction,
  bindKey,
  bindOperatedQueue,
  bindQueue,
  bindSentAndWatchedQueue,
  bindTable,
  bindWatchedQueue,
  type QueueReference,
  type TableReference,
} from './binding.ts';
import { bindEmailSender } from './email-sender.ts';
import { VARIABLE_VALUES, type VariableContext } from './variable-values.ts';

type Environment = Record<string, string | Binding>;

/** The environment of a function that declares `needs`, with permissions for the named resources. */
export function neededEnvironment(needs: Needs, context: VariableContext & Platform): Environment {
  const { stage, data, scope } = context;
  const { tables = {}, buckets = {}, queues = {}, functions = [], sealingKey, providers } = needs;
  return {
    ...neededVariables(needs, context),
    ...each<TableName, TableNeed>(tables, (name, need) => [
      tableVariable(name),
      tableBinding(data.tableFor(scope, name), need),
    ]),
    ...each<BucketName, BucketNeed>(buckets, (name, need) => [
      bucketVariable(name),
      bucketBinding(bucketOf(context, name), need),
    ]),
    ...each<QueueName, QueueNeed>(queues, (name, need) => [
      queueVariable(name),
      queueBinding(data.queueFor(scope, name), need, () => data.deadLettersFor(scope, name)),
    ]),
    ...Object.fromEntries(
      functions.map((name) => [functionVariable(name), bindFunction(context.called[name])]),
    ),
    ...(needs.buckets !== undefined && pathStyle(stage)),
    ...(sealingKey !== undefined && { SEALING_KEY_ARN: bindKey(data.sealingKey, sealingKey) }),
    ...(providers?.includes('email') && { EMAIL_SENDER: bindEmailSender(scope, stage.config.email) }),
  };
}

/** The part that names no resource, which is all that a function without permissions may declare. */
export function neededVariables(needs: Needs, context: VariableContext): Environment {
  const environment: Environment = {};
  for (const name of variablesOf(needs)) {
    const value = VARIABLE_VALUES[name](context.stage.config, context);
    if (value !== undefined) environment[name] = value;
  }
  return environment;
}

function each<Name extends string, Need>(
  needs: Partial<Readonly<Record<Name, Need>>>,
  bind: (name: Name, need: Need) => [variable: string, value: string | Binding],
): Environment {
  return Object.fromEntries(
    (Object.entries(needs) as [Name, Need][]).map(([name, need]) => bind(name, need)),
  );
}

function tableBinding(table: TableReference, need: TableNeed): Binding {
  const [access, ...indexes] = typeof need === 'string' ? [need] : need;
  return bindTable(table, access, indexes);
}

function bucketOf({ data, sites }: Platform, name: BucketName): IBucket {
  const { siteVersions, transfers, campaignLists } = data;
  return { sites: sites.bucket, siteVersions, transfers, campaignLists }[name];
}

function bucketBinding(bucket: IBucket, need: BucketNeed): Binding {
  return typeof need === 'string' ? bindBucket(bucket, need) : bindFiles(bucket, need.read);
}

/** A worker's event source adds the permissions for its own queue. */
function queueBinding(
  queue: QueueReference,
  need: QueueNeed,
  findDeadLetters: () => QueueReference,
): string | Binding {
  switch (need) {
    case 'send':
      return bindQueue(queue);
    case 'defer':
      return queue.url;
    case 'watch':
      return bindWatchedQueue(queue, findDeadLetters);
    case 'sendAndWatch':
      return bindSentAndWatchedQueue(queue, findDeadLetters);
    case 'operate':
      return bindOperatedQueue(queue, findDeadLetters);
  }
}
