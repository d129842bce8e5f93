import type { Operation } from '#functions/platform/http/http-handler.ts';
import { progressOf } from '#shared/checklist/checklist-categories.ts';
import type { checklistRoutes } from '#shared/checklist/contract/checklist-routes.ts';
import type { ChecklistDependencies } from './dependencies.ts';
import { assertOwnRestaurant } from './own-restaurant.ts';
import { presentStatuses } from './present-statuses.ts';

export function createGetChecklistProgress(
  dependencies: ChecklistDependencies,
): Operation<typeof checklistRoutes.getChecklistProgress> {
  return async ({ params, query: { type } }, caller) => {
    assertOwnRestaurant(params.id, caller);
    const { statuses } = await presentStatuses(dependencies, caller.restaurantId);
    const { foundational, ongoing, ...figures } = progressOf(statuses);
    return {
      data: {
        ...(type !== 'ongoing' && { foundational }),
        ...(type !== 'foundational' && { ongoing }),
        ...figures,
      },
    };
  };
}
