import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { imageRoutes } from '#shared/contract/routes/image-routes.ts';
import { readImagesConfig } from './config.ts';
import { openDependencies } from './open-dependencies.ts';
import { createImageOperations } from './operations.ts';

const config = readImagesConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: imageRoutes,
  operations: createImageOperations(openDependencies(config, client)),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
