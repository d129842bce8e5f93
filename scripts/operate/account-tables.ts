import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { OperatorError } from './operator-error.ts';

export type AccountTables = { logins: string; users: string };

const LocalEnvironmentSchema = z.intersection(
  z.record(z.string(), z.string()),
  z.object({ LOGINS_TABLE_NAME: z.string(), USERS_TABLE_NAME: z.string() }),
);

/**
 * The environment of the running instance on `dataDirectory`, which local mode writes there while it runs. Throws
 * `OperatorError` if none is running.
 */
export async function readLocalEnvironment(
  dataDirectory: string,
): Promise<z.output<typeof LocalEnvironmentSchema>> {
  const file = path.join(path.resolve(dataDirectory), 'local-environment.json');
  let content: string;
  try {
    content = await readFile(file, 'utf8');
  } catch {
    throw notRunning(dataDirectory);
  }
  return LocalEnvironmentSchema.parse(JSON.parse(content));
}

export function notRunning(dataDirectory: string): OperatorError {
  return new OperatorError(
    `No running instance uses the data in ${path.resolve(dataDirectory)}. Start it with "npm start" (or set DATA_DIR to its folder), or choose a deployed stage with --stage.`,
  );
}

/** AWS's own reason, because the operator can act on it. */
export function unreachable(cause: unknown): OperatorError {
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return new OperatorError(`We couldn’t reach DynamoDB: ${reason}`);
}

/**
 * The tables of a deployed stage. CloudFormation names a table after its stack and its ID, so names begin like
 * `tableside-<stage>-data-Logins`. Throws `OperatorError` unless exactly one matches each.
 */
export async function findStageTables(client: DynamoDBClient, stage: string): Promise<AccountTables> {
  const names = await listTableNames(client).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  return { logins: onlyMatch(names, stage, 'Logins'), users: onlyMatch(names, stage, 'Users') };
}

export async function listTableNames(client: DynamoDBClient): Promise<string[]> {
  const names: string[] = [];
  let last: string | undefined;
  do {
    const page = await client.send(new ListTablesCommand({ ExclusiveStartTableName: last }));
    names.push(...(page.TableNames ?? []));
    last = page.LastEvaluatedTableName;
  } while (last !== undefined);
  return names;
}

function onlyMatch(names: string[], stage: string, id: string): string {
  const prefix = `tableside-${stage}-data-${id}`;
  const [match, ...others] = names.filter((name) => name.startsWith(prefix));
  if (match !== undefined && others.length === 0) return match;
  const found = match === undefined ? 'no table' : 'several tables';
  throw new OperatorError(
    `This account and region have ${found} with a name that starts with ${prefix}. Check AWS_PROFILE and AWS_REGION, or pass the tables with --logins-table and --users-table (see the outputs of stack tableside-${stage}-data).`,
  );
}
