import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { checklistRoutes } from '#shared/contract/routes/checklist-routes.ts';
import { readChecklistsConfig } from './config.ts';
import { openDependencies } from './open-dependencies.ts';
import { createChecklistOperations } from './operations.ts';

const config = readChecklistsConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: checklistRoutes,
  operations: createChecklistOperations(openDependencies(config, client)),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
