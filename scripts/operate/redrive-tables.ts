import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createGenerationJobsRepository } from '#functions/websites/generation/generation-jobs-repository.ts';
import { reopenMessage } from '#functions/websites/generation/reopen-generation.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { findTables } from './stage-tables.ts';

/**
 * Returns a function that reopens the job of a generation message (see `reopenGeneration`) and ignores other messages.
 * Uses the stage's tables, or without a stage, the running instance's, whose environment this process has already
 * taken over. Throws `OperatorError` if they aren't found.
 */
export async function openReopening(stage: string | undefined): Promise<(body: string) => Promise<boolean>> {
  const client = createDynamoClient();
  const tableName = await findTables(client, stage);
  const dependencies = {
    jobs: createGenerationJobsRepository({ client, tableName: tableName('generationJobs') }),
    restaurants: createRestaurantsRepository({ client, tableName: tableName('restaurants') }),
    websites: createWebsitesRepository({ client, tableName: tableName('websites') }),
    clock: systemClock,
  };
  return (body) => reopenMessage(dependencies, body);
}
