import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { createLog } from '#functions/platform/log.ts';
import { statusRoutes } from '#shared/contract/status-routes.ts';
import { readStatusConfig } from './config.ts';
import { createStatusOperations } from './operations.ts';

const config = readStatusConfig(process.env);
const users = createUsersRepository({ client: createDynamoClient(), tableName: config.USERS_TABLE_NAME });

export const handler = createHttpHandler({
  routes: statusRoutes,
  operations: createStatusOperations({ users, config }),
  authenticate: async () => {
    // Every route of this group is public.
    throw new AppError('unauthenticated');
  },
  log: createLog(config.SERVICE_NAME),
});
