import { createGenerationJobsRepository } from '#functions/modules/generation-jobs/generation-jobs-repository.ts';
import { reopenGeneration } from '#functions/modules/generation-jobs/reopen-generation.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { type TableName, tableEnvironmentName } from '#infra/resources.ts';
import { GenerationMessageSchema } from '#shared/contract/queue-messages.ts';
import { listTableNames, unreachable } from './account-tables.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Makes the function that gives the job of a generation message a fresh chance (see `reopenGeneration`). What
 * is no such message is left as it is. The tables are those of the stage; without one, of the running
 * instance, whose environment is ours by now. Throws `OperatorError` when they are not found.
 */
export async function openReopening(stage: string | undefined): Promise<(body: string) => Promise<boolean>> {
  const client = createDynamoClient();
  const names =
    stage === undefined
      ? []
      : await listTableNames(client).catch((cause: unknown) => {
          throw unreachable(cause);
        });
  const tableName = (table: TableName) =>
    stage === undefined ? localTable(table) : stageTable(names, stage, table);
  const dependencies = {
    jobs: createGenerationJobsRepository({ client, tableName: tableName('generationJobs') }),
    restaurants: createRestaurantsRepository({ client, tableName: tableName('restaurants') }),
    websites: createWebsitesRepository({ client, tableName: tableName('websites') }),
    clock: systemClock,
  };
  return async (body) => {
    const message = GenerationMessageSchema.safeParse(parsedJson(body));
    return !message.success || reopenGeneration(dependencies, message.data);
  };
}

function localTable(table: TableName): string {
  const name = process.env[tableEnvironmentName(table)];
  if (name === undefined) throw new OperatorError(`The running instance has no ${table} table.`);
  return name;
}

function stageTable(names: string[], stage: string, table: TableName): string {
  const prefix = `tableside-${stage}-data-${table.charAt(0).toUpperCase()}${table.slice(1)}`;
  const [match, ...others] = names.filter((name) => name.startsWith(prefix));
  if (match !== undefined && others.length === 0) return match;
  throw new OperatorError(
    `This account and region do not have exactly one table whose name begins with ${prefix}. Check AWS_PROFILE and AWS_REGION.`,
  );
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
