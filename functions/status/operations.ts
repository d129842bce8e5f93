import type { UsersRepository } from '#functions/modules/users/users-repository.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import type { statusRoutes } from '#shared/contract/routes/status-routes.ts';
import type { StatusConfig } from './config.ts';

const LOCAL_MODE_STAGE = 'local-mode';
/** No user has this id; looking for it shows that the database answers. */
const NOBODY = 'health-check';

/** Health, and what the web app needs before anyone signs in. */
export function createStatusOperations(dependencies: {
  users: Pick<UsersRepository, 'find'>;
  config: StatusConfig;
}): Operations<typeof statusRoutes> {
  const { users, config } = dependencies;
  return {
    getHealth: async () => {
      await users.find(NOBODY);
      return { data: { status: 'ok' } };
    },
    getPublicConfig: async () => ({
      data: {
        brand_name: BRAND_NAME,
        sites_origin: config.SITES_ORIGIN,
        is_local: config.STAGE === LOCAL_MODE_STAGE,
      },
    }),
  };
}
