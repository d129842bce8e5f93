import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import type { ContentCreatorDependencies } from './dependencies.ts';

export function createDeleteContentPlan({
  plans,
}: Pick<ContentCreatorDependencies, 'plans'>): Operation<typeof contentCreatorRoutes.deleteContentPlan> {
  return async ({ params }, { restaurantId, audit }) => {
    if (!(await plans.delete(restaurantId, params.id))) throw new AppError('not_found');
    audit.before = { plan_id: params.id };
    return { message: 'Content calendar deleted.' };
  };
}
