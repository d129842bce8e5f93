import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http-handler.ts';
import type { websiteRoutes } from '#shared/contract/website-routes.ts';
import type { WebsiteDependencies } from './operations.ts';

export function listTemplates(
  _dependencies: WebsiteDependencies,
): Operation<typeof websiteRoutes.listTemplates> {
  return async () => {
    throw new AppError('unavailable');
  };
}
