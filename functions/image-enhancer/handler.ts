import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { imageEnhancerRoutes } from '#shared/contract/routes/ai/image-enhancer-routes.ts';
import { readImageEnhancerConfig } from './config.ts';
import { openDependencies } from './open-dependencies.ts';
import { createImageEnhancerOperations } from './operations.ts';

const config = readImageEnhancerConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: imageEnhancerRoutes,
  operations: createImageEnhancerOperations(openDependencies(config, client)),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
