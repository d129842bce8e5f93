import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tableVariable } from '#functions/platform/needs/environment-names.ts';
import type { TableName } from '#infra/resources.ts';
import { listTableNames, unreachable } from './account-tables.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Returns the names of a stage's tables, or without a stage, of the running instance's, whose environment this process
 * has already taken over. Throws `OperatorError` unless exactly one matches each.
 */
export async function findTables(
  client: DynamoDBDocumentClient,
  stage: string | undefined,
): Promise<(table: TableName) => string> {
  if (stage === undefined) return localTable;
  const names = await listTableNames(client).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  return (table) => stageTable(names, stage, table);
}

function localTable(table: TableName): string {
  const name = process.env[tableVariable(table)];
  if (name === undefined) throw new OperatorError(`The running instance has no ${table} table.`);
  return name;
}

function stageTable(names: string[], stage: string, table: TableName): string {
  const prefix = `tableside-${stage}-data-${table.charAt(0).toUpperCase()}${table.slice(1)}`;
  const [match, ...others] = names.filter((name) => name.startsWith(prefix));
  if (match !== undefined && others.length === 0) return match;
  throw new OperatorError(
    `This account and region don’t have exactly one table with a name that starts with ${prefix}. Check AWS_PROFILE and AWS_REGION.`,
  );
}
