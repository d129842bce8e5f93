import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { ConfigurationSet } from 'aws-cdk-lib/aws-ses';
import type { CfnConfigurationSet } from 'aws-cdk-lib/aws-smsvoice';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/** The value of an environment variable, and the permissions for the resource it names. */
export type Binding = { value: string; grantTo: (role: Role) => void };

/** A table in another stack. `hasSortKey`: its items can be queried. */
export type TableReference = { name: string; arn: string; hasSortKey: boolean };

/** A queue in another stack. `keyArn`: of the key that encrypts its messages, if it has its own. */
export type QueueReference = { url: string; arn: string; keyArn?: string };

/** Called when permissions are granted, so that a stack without grants has no parameter for the queue. */
type FindQueue = () => QueueReference;

const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'] as const;
const READ_WRITE = [...READ, 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'] as const;
const TABLE_ACTIONS = {
  /** One item by its key. */
  get: ['dynamodb:GetItem'],
  /** New rows only. */
  append: ['dynamodb:PutItem'],
  /** Increments of counters. */
  count: ['dynamodb:UpdateItem'],
  read: READ,
  readAppend: [...READ, 'dynamodb:PutItem'],
  /** Changed attributes, but no deletions. */
  readUpdate: [...READ, 'dynamodb:UpdateItem'],
  readWrite: READ_WRITE,
  /** Also inserts many rows in one call. */
  readWriteMany: [...READ_WRITE, 'dynamodb:PartiQLInsert'],
} as const;

/**
 * The name of a table, with the permissions of `access` and for queries of these indexes. Scan is never allowed, and
 * Query only with a sort key.
 */
export function bindTable(
  table: TableReference,
  access: keyof typeof TABLE_ACTIONS,
  indexes: readonly string[] = [],
): Binding {
  const actions = TABLE_ACTIONS[access].filter((action) => table.hasSortKey || action !== 'dynamodb:Query');
  const indexArns = indexes.map((index) => `${table.arn}/index/${index}`);
  return {
    value: table.name,
    grantTo: (role) => {
      allow(role, actions, [table.arn]);
      if (indexArns.length > 0) allow(role, ['dynamodb:Query'], indexArns);
    },
  };
}

/**
 * The name of a bucket, with permission to read, write, and delete objects that match `keyPattern`. Without the list
 * permission, S3 would answer 403 instead of 404 for a missing key (GetObject reference, "Permissions").
 */
export function bindBucket(bucket: IBucket, keyPattern = '*'): Binding {
  return {
    value: bucket.bucketName,
    grantTo: (role) => {
      allow(role, ['s3:ListBucket'], [bucket.bucketArn]);
      const objectActions = ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'];
      allow(role, objectActions, [bucket.arnForObjects(keyPattern)]);
      acknowledge(role, `IAM5[Resource::${exportName(bucket)}/${keyPattern}]`, OBJECTS_REASON);
    },
  };
}

/** The name of a bucket, with permission to read objects that match one pattern. */
export function bindFiles(bucket: IBucket, keyPattern: string): Binding {
  return {
    value: bucket.bucketName,
    grantTo: (role) => {
      allow(role, ['s3:ListBucket'], [bucket.bucketArn]);
      allow(role, ['s3:GetObject'], [bucket.arnForObjects(keyPattern)]);
      acknowledge(role, `IAM5[Resource::${exportName(bucket)}/${keyPattern}]`, OBJECTS_REASON);
    },
  };
}

export const OBJECTS_REASON =
  'Each website adds keys for its pages and images, so the permission covers all objects in this bucket.';

/** The name under which `bucket`'s stack exports its ARN, as cdk-nag prints it in a policy of another stack. */
function exportName(bucket: IBucket): string {
  const stack = Stack.of(bucket);
  const imported: { 'Fn::ImportValue': string } = stack.resolve(stack.exportValue(bucket.bucketArn));
  return imported['Fn::ImportValue'];
}

/** The URL of a queue, with permission to send to it. A queue with its own key needs permissions for the key, too. */
export function bindQueue({ url, arn, keyArn }: QueueReference): Binding {
  return {
    value: url,
    grantTo: (role) => {
      allow(role, ['sqs:SendMessage'], [arn]);
      if (keyArn !== undefined) allow(role, ['kms:GenerateDataKey', 'kms:Decrypt'], [keyArn]);
    },
  };
}

/** The URL of a queue, with permission to read the depth of it and its dead-letter queue. */
export function bindWatchedQueue(queue: QueueReference, findDeadLetters: FindQueue): Binding {
  return {
    value: queue.url,
    grantTo: (role) => allow(role, ['sqs:GetQueueAttributes'], [queue.arn, findDeadLetters().arn]),
  };
}

/** The same, with permission to send to it. */
export function bindSentAndWatchedQueue(queue: QueueReference, findDeadLetters: FindQueue): Binding {
  return {
    value: queue.url,
    grantTo: (role) => {
      bindQueue(queue).grantTo(role);
      bindWatchedQueue(queue, findDeadLetters).grantTo(role);
    },
  };
}

/** The URL of a queue, with permission to send to it, and to watch and empty its dead-letter queue. */
export function bindOperatedQueue(queue: QueueReference, findDeadLetters: FindQueue): Binding {
  return {
    value: queue.url,
    grantTo: (role) => {
      bindSentAndWatchedQueue(queue, findDeadLetters).grantTo(role);
      const emptying = ['sqs:ReceiveMessage', 'sqs:ChangeMessageVisibility', 'sqs:DeleteMessage'];
      allow(role, emptying, [findDeadLetters().arn]);
    },
  };
}

/** The name of another function, with permission to call it. */
export function bindFunction(callee: IFunction): Binding {
  return {
    value: callee.functionName,
    grantTo: (role) => allow(role, ['lambda:InvokeFunction'], [callee.functionArn]),
  };
}

/** The ARN of a secret, with permission to read its value. */
export function bindSecret(secret: ISecret): Binding {
  return bindSecretArn(secret.secretArn);
}

/** The same for an operator's secret, by its complete ARN. */
export function bindSecretArn(secretArn: string): Binding {
  return {
    value: secretArn,
    grantTo: (role) => allow(role, ['secretsmanager:GetSecretValue'], [secretArn]),
  };
}

const KEY_ACTIONS = {
  encrypt: ['kms:Encrypt'],
  decrypt: ['kms:Decrypt'],
  both: ['kms:Encrypt', 'kms:Decrypt'],
} as const;

/** The ARN of a key, with permission to encrypt, decrypt, or both. */
export function bindKey(key: IKey, use: keyof typeof KEY_ACTIONS): Binding {
  return { value: key.keyArn, grantTo: (role) => allow(role, KEY_ACTIONS[use], [key.keyArn]) };
}

/** The sender address of emails, with permission to send as that address only. */
export function bindSender(sender: string, identityArn: string): Binding {
  return {
    value: sender,
    grantTo: (role) =>
      allow(role, ['ses:SendEmail'], [identityArn], { StringEquals: { 'ses:FromAddress': sender } }),
  };
}

/** The name of an SES configuration set, with permission to send with it. */
export function bindFeedback(configurationSet: ConfigurationSet): Binding {
  const name = configurationSet.configurationSetName;
  const arn = Stack.of(configurationSet).formatArn({
    service: 'ses',
    resource: 'configuration-set',
    resourceName: name,
  });
  return { value: name, grantTo: (role) => allow(role, ['ses:SendEmail'], [arn]) };
}

/** The name of an End User Messaging configuration set, with permission to send texts from the account's numbers. */
export function bindTexting(configurationSet: CfnConfigurationSet): Binding {
  const { partition, region, account } = Stack.of(configurationSet);
  const numbers = `arn:${partition}:sms-voice:${region}:${account}:phone-number/*`;
  return {
    value: configurationSet.ref,
    grantTo: (role) => {
      allow(role, ['sms-voice:SendTextMessage'], [numbers, configurationSet.attrArn]);
      acknowledge(role, NUMBERS_FINDING, NUMBERS_REASON);
    },
  };
}

/** With the names of pseudo parameters, as cdk-nag prints them. */
const NUMBERS_FINDING =
  'IAM5[Resource::arn:<AWS::Partition>:sms-voice:<AWS::Region>:<AWS::AccountId>:phone-number/*]';
const NUMBERS_REASON =
  'Sender numbers are assigned while the stage runs, so the permission covers all numbers in the account.';

/**
 * The ID of a Bedrock model, with permission to invoke it. An inference profile (`eu.…`, `us.…`) covers the same model
 * in several regions and needs the permission in each (Bedrock guide, "Inference profiles").
 */
export function bindModel(scope: Construct, modelId: string): Binding {
  const profile = /^(?:us|us-gov|eu|apac|global)\.(?<model>.+)$/.exec(modelId);
  const model = profile?.groups?.model ?? modelId;
  const stack = Stack.of(scope);
  return {
    value: modelId,
    grantTo: (role) => {
      const region = profile === null ? stack.region : '*';
      const arns = [`arn:${stack.partition}:bedrock:${region}::foundation-model/${model}`];
      if (profile !== null)
        arns.push(
          `arn:${stack.partition}:bedrock:${stack.region}:${stack.account}:inference-profile/${modelId}`,
        );
      allow(role, ['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream'], arns);
    },
  };
}

export function allow(
  role: Role,
  actions: readonly string[],
  resources: string[],
  conditions: Record<string, Record<string, string>> = {},
): void {
  role.addToPolicy(new PolicyStatement({ actions: [...actions], resources, conditions }));
}
