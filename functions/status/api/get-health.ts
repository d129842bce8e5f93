import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { statusRoutes } from '#shared/status/contract/status-routes.ts';
import type { StatusDependencies } from './dependencies.ts';

/** No user has this ID. Reading it shows that the database responds. */
const NOBODY = 'health-check';

export function createGetHealth({
  users,
}: Pick<StatusDependencies, 'users'>): Operation<typeof statusRoutes.getHealth> {
  return async () => {
    await users.find(NOBODY);
    return { data: { status: 'ok' } };
  };
}
