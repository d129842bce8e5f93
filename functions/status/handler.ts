import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { statusRoutes } from '#shared/contract/routes/status-routes.ts';
import { readStatusConfig } from './config.ts';
import { createStatusOperations } from './operations.ts';

const config = readStatusConfig(process.env);
const users = createUsersRepository({ client: createDynamoClient(), tableName: config.USERS_TABLE_NAME });

/** Also answers what no route matches (`infra/constructs/gateway`), for which it looks at the whole contract. */
export const handler = createHttpHandler({
  config,
  routes: statusRoutes,
  operations: createStatusOperations({ users, config }),
  findAllowedMethods: async (path) =>
    (await import('#functions/platform/http/allowed-methods.ts')).allowedMethods(path),
});
