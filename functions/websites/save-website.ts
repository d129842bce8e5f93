import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http-handler.ts';
import type { websiteRoutes } from '#shared/contract/website-routes.ts';
import type { WebsiteDependencies } from './operations.ts';

export function saveWebsite(_dependencies: WebsiteDependencies): Operation<typeof websiteRoutes.saveWebsite> {
  return async () => {
    throw new AppError('unavailable');
  };
}
