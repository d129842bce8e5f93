import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { planAnswer } from '#functions/posts/content-plan-row.ts';
import type { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import type { ContentCreatorDependencies } from './dependencies.ts';

export function createGetContentPlan({
  plans,
}: Pick<ContentCreatorDependencies, 'plans'>): Operation<typeof contentCreatorRoutes.getContentPlan> {
  return async ({ params }, { restaurantId }) => {
    const plan = await plans.find(restaurantId, params.id);
    if (plan === undefined) throw new AppError('not_found');
    return { data: planAnswer(plan) };
  };
}
