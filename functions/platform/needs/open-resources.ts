import { createDynamoClient, type DynamoClient } from '../aws/aws-clients.ts';
import { type BucketSettings, openDeferredBucket } from '../aws/deferred-bucket.ts';
import { openDeferredQueue } from '../aws/deferred-queue.ts';
import type { MessageQueue } from '../aws/message-queue.ts';
import type { ObjectStore } from '../aws/object-store.ts';
import { type Clock, systemClock } from '../clock.ts';
import { createIdSource, type IdSource } from '../ids.ts';
import { createLog, type Log } from '../log.ts';
import { openPlatformRecords, type PlatformRecordsConfig } from '../records/open-platform-records.ts';
import type { PlatformRecordsRepository } from '../records/platform-records-repository.ts';
import { bucketVariable, queueVariable, tableVariable } from './environment-names.ts';
import type { FunctionNeeds } from './needs.ts';
import { type Config, type NamesOf, readConfig } from './read-config.ts';

/**
 * The resources that a function declares. Using another one doesn't compile. Clients of buckets and queues load when
 * they are first used. Handlers open tables, so that each bundle has only the repositories that it needs.
 */
export type Resources<Declared> = {
  config: Config<Declared>;
  client: DynamoClient;
  table: OpenTable<NamesOf<Declared, 'tables'>>;
  bucket: (name: NamesOf<Declared, 'buckets'>) => ObjectStore;
  bucketSettings: (name: NamesOf<Declared, 'buckets'>) => BucketSettings;
  queueUrl: (name: NamesOf<Declared, 'queues'>) => string;
  queue: <Message>(name: NamesOf<Declared, 'queues'>) => MessageQueue<Message>;
  /** The platform's own records, for functions that declare their table. */
  records: 'platformRecords' extends NamesOf<Declared, 'tables'> ? PlatformRecordsRepository : never;
  log: Log;
  clock: Clock;
  ids: IdSource;
  /** The last three together, as most operations take them. */
  runtime: { log: Log; clock: Clock; ids: IdSource };
};

/** Opens tables by name. What opens tables that several functions share takes it as `OpenTable<'users'>`. */
export type OpenTable<Name extends string> = (name: Name) => { client: DynamoClient; tableName: string };

/** Opens the resources that the environment names. Throws one error that names all missing variables. */
export function openResources<Declared extends FunctionNeeds>(
  needs: Declared,
  environment: Record<string, string | undefined> = process.env,
): Resources<Declared> {
  const config = readConfig(needs, environment);
  const client = createDynamoClient();
  const nameIn = (variable: string) => readName(config, variable);
  const forcePathStyle = 'S3_FORCE_PATH_STYLE' in config && config.S3_FORCE_PATH_STYLE === true;
  const bucketSettings = (name: string) => ({ bucketName: nameIn(bucketVariable(name)), forcePathStyle });
  const queueUrl = (name: string) => nameIn(queueVariable(name));
  const runtime = {
    log: createLog(config.SERVICE_NAME),
    clock: systemClock,
    ids: createIdSource(systemClock),
  };
  return {
    config,
    client,
    table: (name) => ({ client, tableName: nameIn(tableVariable(name)) }),
    bucket: (name) => openDeferredBucket(bucketSettings(name)),
    bucketSettings,
    queueUrl,
    queue: (name) => openDeferredQueue(queueUrl(name)),
    records: openRecords(config, client) as Resources<Declared>['records'],
    ...runtime,
    runtime,
  };
}

function openRecords(config: object, client: DynamoClient): PlatformRecordsRepository | undefined {
  const isDeclared = tableVariable('platformRecords') in config;
  return isDeclared ? openPlatformRecords(config as PlatformRecordsConfig, client) : undefined;
}

function readName(config: object, variable: string): string {
  const name = (config as Record<string, unknown>)[variable];
  if (typeof name !== 'string') throw new Error(`The needs of this function lack ${variable}.`);
  return name;
}
