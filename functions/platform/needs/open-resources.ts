import { createDynamoClient, type DynamoClient } from '../aws/aws-clients.ts';
import { openDeferredBucket } from '../aws/deferred-bucket.ts';
import { openDeferredQueue } from '../aws/deferred-queue.ts';
import type { MessageQueue } from '../aws/message-queue.ts';
import type { ObjectStore } from '../aws/object-store.ts';
import { type Clock, systemClock } from '../clock.ts';
import { createIdSource, type IdSource } from '../ids.ts';
import { createLog, type Log } from '../log.ts';
import { bucketVariable, queueVariable, tableVariable } from './environment-names.ts';
import type { FunctionNeeds } from './needs.ts';
import { type Config, type NamesOf, readConfig } from './read-config.ts';

type BucketAddress = { bucketName: string; forcePathStyle: boolean };

/** What a function works with, by what it declares. A resource that it doesn't declare does not compile. */
export type Resources<Declared> = {
  config: Config<Declared>;
  client: DynamoClient;
  /** What a repository opens. */
  table: (name: NamesOf<Declared, 'tables'>) => { client: DynamoClient; tableName: string };
  /** For a store that opens it by itself. */
  bucketAddress: (name: NamesOf<Declared, 'buckets'>) => BucketAddress;
  /** Its client is loaded with the first use. */
  bucket: (name: NamesOf<Declared, 'buckets'>) => ObjectStore;
  /** Its client is loaded with the first message. */
  queue: <Message>(name: NamesOf<Declared, 'queues'>) => MessageQueue<Message>;
  log: Log;
  clock: Clock;
  ids: IdSource;
};

/** The resources that a function's environment names. Throws one error that names every variable that is missing. */
export function openResources<Declared extends FunctionNeeds>(
  needs: Declared,
  environment: Record<string, string | undefined> = process.env,
): Resources<Declared> {
  const config = readConfig(needs, environment);
  const client = createDynamoClient();
  const nameIn = (variable: string) => readName(config, variable);
  const bucketAddress = (name: string) => ({
    bucketName: nameIn(bucketVariable(name)),
    forcePathStyle: 'S3_FORCE_PATH_STYLE' in config && config.S3_FORCE_PATH_STYLE === true,
  });
  return {
    config,
    client,
    table: (name) => ({ client, tableName: nameIn(tableVariable(name)) }),
    bucketAddress,
    bucket: (name) => openDeferredBucket(bucketAddress(name)),
    queue: (name) => openDeferredQueue(nameIn(queueVariable(name))),
    log: createLog(config.SERVICE_NAME),
    clock: systemClock,
    ids: createIdSource(systemClock),
  };
}

function readName(config: object, variable: string): string {
  const name = (config as Record<string, unknown>)[variable];
  if (typeof name !== 'string') throw new Error(`The needs of this function lack ${variable}.`);
  return name;
}
