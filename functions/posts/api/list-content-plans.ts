import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import type { ContentCreatorDependencies } from './dependencies.ts';

export function createListContentPlans({
  plans,
}: Pick<ContentCreatorDependencies, 'plans'>): Operation<typeof contentCreatorRoutes.listContentPlans> {
  return async (_input, { restaurantId }) => {
    const kept = await plans.list(restaurantId);
    return { data: { plans: kept.map(({ restaurant_id: _tenant, version: _version, ...plan }) => plan) } };
  };
}
