import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { readLocalEnvironment } from './account-tables.ts';
import { findTables } from './stage-tables.ts';

type Environment = Record<string, string | undefined>;

/**
 * Returns a function that opens repositories on a deployed stage's tables, or without a stage, on the running
 * instance's. Throws `OperatorError` if there are none.
 */
export async function openOperatorTables(stage: string | undefined, environment: Environment) {
  if (stage === undefined) {
    Object.assign(process.env, await readLocalEnvironment(environment.DATA_DIR ?? '.data'));
    delete process.env.AWS_PROFILE;
  }
  const client = createDynamoClient();
  const tableName = await findTables(client, stage);
  return (name: Parameters<typeof tableName>[0]) => ({ client, tableName: tableName(name) });
}
