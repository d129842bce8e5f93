import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openRouteGroup } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { statusRoutes } from '#shared/status/contract/status-routes.ts';
import { statusNeeds } from './needs.ts';
import * as statusOperations from './operations.ts';

/** Also answers requests that match no route (`infra/constructs/gateway`), so it reads the whole contract. */
export const handler = createDispatcher({
  ...openRouteGroup(statusRoutes, statusNeeds, ({ config, table }) =>
    openOperations(statusOperations, { users: createUsersRepository(table('users')), config }),
  ),
  findAllowedMethods: async (path) =>
    (await import('#functions/platform/http/allowed-methods.ts')).allowedMethods(path),
});
