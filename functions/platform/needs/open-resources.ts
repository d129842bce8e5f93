import { createDynamoClient, type DynamoClient } from '../aws/aws-clients.ts';
import { type Clock, systemClock } from '../clock.ts';
import { createIdSource, type IdSource } from '../ids.ts';
import { createLog, type Log } from '../log.ts';
import { bucketVariable, queueVariable, tableVariable } from './environment-names.ts';
import type { FunctionNeeds } from './needs.ts';
import { type Config, type NamesOf, readConfig } from './read-config.ts';

/**
 * The resources that a function declares. Using another one doesn't compile. Handlers open tables, buckets, and
 * queues, so that each bundle has only the clients that it needs.
 */
export type Resources<Declared> = {
  config: Config<Declared>;
  client: DynamoClient;
  table: (name: NamesOf<Declared, 'tables'>) => { client: DynamoClient; tableName: string };
  bucket: (name: NamesOf<Declared, 'buckets'>) => { bucketName: string; forcePathStyle: boolean };
  /** Returns the queue's URL. */
  queue: (name: NamesOf<Declared, 'queues'>) => string;
  log: Log;
  clock: Clock;
  ids: IdSource;
};

/** Opens the resources that the environment names. Throws one error that names all missing variables. */
export function openResources<Declared extends FunctionNeeds>(
  needs: Declared,
  environment: Record<string, string | undefined> = process.env,
): Resources<Declared> {
  const config = readConfig(needs, environment);
  const client = createDynamoClient();
  const nameIn = (variable: string) => readName(config, variable);
  const forcePathStyle = 'S3_FORCE_PATH_STYLE' in config && config.S3_FORCE_PATH_STYLE === true;
  return {
    config,
    client,
    table: (name) => ({ client, tableName: nameIn(tableVariable(name)) }),
    bucket: (name) => ({ bucketName: nameIn(bucketVariable(name)), forcePathStyle }),
    queue: (name) => nameIn(queueVariable(name)),
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
