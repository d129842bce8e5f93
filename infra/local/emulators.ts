import { randomUUID } from 'node:crypto';
import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { bucketVariable, queueVariable, tableVariable } from '#functions/platform/needs/environment-names.ts';
import {
  BUCKETS,
  type BucketName,
  type IndexDefinition,
  MAX_RECEIVE_COUNT,
  QUEUES,
  type QueueName,
  TABLES,
  type TableDefinition,
  type TableName,
} from '#infra/resources.ts';
import { visibilityTimeoutSeconds } from '#infra/visibility-timeout.ts';
import { type StoresEmulator, startStoresEmulator } from './stores-emulator.ts';
import type { TableRows } from './table-rows.ts';
import { startTablesEmulator } from './tables-emulator.ts';

const REGION = 'us-east-1';

/** A Lambda function's environment, with the emulators' endpoints. */
export type EmulatorEnvironment = Record<string, string>;

export type Emulators = {
  environment: EmulatorEnvironment;
  queueUrl: (queue: QueueName) => string;
  deadLetterQueueUrl: (queue: QueueName) => string;
  stores: StoresEmulator;
  rows: TableRows;
  /** Saves the rows and objects of in-memory emulators. The returned function restores them and empties the queues. */
  keep: () => Promise<() => Promise<void>>;
  /** Rejects the previous credentials from now on. Returns the environment with the new ones. */
  changeCredentials: () => EmulatorEnvironment;
  stop: () => Promise<void>;
};

type EmulatorSettings = { dataDirectory?: string; keepsConnections?: boolean };

/**
 * Starts DynamoDB, S3, and SQS in this process with every table, bucket, and queue of `resources.ts`. With a
 * `dataDirectory` everything is persistent; without one it is kept in memory.
 */
export async function startEmulators(settings: EmulatorSettings = {}): Promise<Emulators> {
  const { dataDirectory, keepsConnections } = settings;
  let credentials = newCredentials();
  const accessKeyId = () => credentials.accessKeyId;
  const tables = await startTablesEmulator({ accessKeyId, dataDirectory, keepsConnections });
  const dynamoEndpoint = `http://127.0.0.1:${tables.port}`;
  const stores = await startStoresEmulator({ accessKeyId, dataDirectory, keepsConnections });
  const storesEndpoint = `http://127.0.0.1:${stores.port}`;

  await createTables(new DynamoDBClient({ endpoint: dynamoEndpoint, region: REGION, credentials }));
  for (const bucket of Object.keys(BUCKETS) as BucketName[]) stores.createBucket(bucketName(bucket));
  for (const queue of Object.keys(QUEUES) as QueueName[]) createQueuePair(stores, queue);

  const queueUrl = (queue: QueueName) => `${storesEndpoint}/000000000000/${queue}`;
  const environment = () => ({
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoEndpoint,
    AWS_ENDPOINT_URL_S3: storesEndpoint,
    AWS_ENDPOINT_URL_SQS: storesEndpoint,
    ...resourceNames(queueUrl),
  });
  return {
    environment: environment(),
    queueUrl,
    deadLetterQueueUrl: (queue) => `${queueUrl(queue)}-dlq`,
    stores,
    rows: tables.rows,
    keep: async () => {
      const bringObjectsBack = stores.keep();
      const bringRowsBack = await tables.keep();
      return async () => {
        bringObjectsBack();
        await bringRowsBack();
      };
    },
    changeCredentials: () => {
      credentials = newCredentials();
      return environment();
    },
    stop: async () => {
      await stores.stop();
      await tables.stop();
    },
  };
}

function newCredentials() {
  return { accessKeyId: `local-${randomUUID()}`, secretAccessKey: randomUUID() };
}

/** Creates missing tables, and waits until all can be used. */
async function createTables(client: DynamoDBClient): Promise<void> {
  for (const [name, definition] of Object.entries(TABLES) as [TableName, TableDefinition][]) {
    try {
      await client.send(createTableCommand(tableName(name), definition));
    } catch (error) {
      if (!(error instanceof ResourceInUseException)) throw error;
    }
  }
  const waiter = { client, minDelay: 0.01, maxDelay: 0.1, maxWaitTime: 10 };
  const names = Object.keys(TABLES) as TableName[];
  await Promise.all(names.map((name) => waitUntilTableExists(waiter, { TableName: tableName(name) })));
  client.destroy();
}

function createTableCommand(TableName: string, definition: TableDefinition): CreateTableCommand {
  const indexes = Object.entries<IndexDefinition>(definition.indexes ?? {});
  const keys = new Set([definition, ...indexes.map(([, index]) => index)].flatMap(keyNames));
  return new CreateTableCommand({
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [...keys].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
    KeySchema: keySchema(definition),
    GlobalSecondaryIndexes:
      indexes.length === 0
        ? undefined
        : indexes.map(([IndexName, index]) => ({
            IndexName,
            KeySchema: keySchema(index),
            Projection: { ProjectionType: 'ALL' },
          })),
  });
}

function keyNames({ partitionKey, sortKey }: IndexDefinition): string[] {
  return sortKey === undefined ? [partitionKey] : [partitionKey, sortKey];
}

function keySchema(definition: IndexDefinition) {
  return keyNames(definition).map((AttributeName, index) => ({
    AttributeName,
    KeyType: index === 0 ? ('HASH' as const) : ('RANGE' as const),
  }));
}

/** A queue that was restored after a restart keeps its messages. Creating it again would empty it. */
function createQueuePair(stores: StoresEmulator, queue: QueueName): void {
  if (stores.inspectQueue(queue) !== undefined) return;
  stores.createQueue(queue, {
    VisibilityTimeout: String(visibilityTimeoutSeconds(QUEUES[queue])),
    RedrivePolicy: JSON.stringify({
      deadLetterTargetArn: stores.createQueue(`${queue}-dlq`),
      maxReceiveCount: MAX_RECEIVE_COUNT,
    }),
  });
}

function resourceNames(queueUrl: (queue: QueueName) => string): EmulatorEnvironment {
  const environment: EmulatorEnvironment = {};
  for (const table of Object.keys(TABLES) as TableName[]) {
    environment[tableVariable(table)] = tableName(table);
  }
  for (const bucket of Object.keys(BUCKETS) as BucketName[]) {
    environment[bucketVariable(bucket)] = bucketName(bucket);
  }
  for (const queue of Object.keys(QUEUES) as QueueName[]) {
    environment[queueVariable(queue)] = queueUrl(queue);
  }
  return environment;
}

/** A table's name in local mode. */
export function tableName(table: TableName): string {
  return `tableside-${kebab(table)}`;
}

/** A bucket's name in local mode. */
export function bucketName(bucket: BucketName): string {
  return `tableside-${kebab(bucket)}`;
}

function kebab(camelCase: string): string {
  return camelCase.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
