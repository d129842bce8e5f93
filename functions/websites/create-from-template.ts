import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http-handler.ts';
import type { websiteRoutes } from '#shared/contract/website-routes.ts';
import type { WebsiteDependencies } from './operations.ts';

export function createFromTemplate(
  _dependencies: WebsiteDependencies,
): Operation<typeof websiteRoutes.createFromTemplate> {
  return async () => {
    throw new AppError('unavailable');
  };
}
