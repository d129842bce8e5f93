import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { checklistRoutes } from '#shared/contract/routes/checklist-routes.ts';
import { progressOf } from '#shared/domain/checklist/checklist-categories.ts';
import type { ChecklistDependencies } from './dependencies.ts';
import { assertOwnRestaurant } from './own-restaurant.ts';

/** How far the restaurant is, from one row. */
export function createGetChecklistProgress({
  checklists,
}: Pick<ChecklistDependencies, 'checklists'>): Operation<typeof checklistRoutes.getChecklistProgress> {
  return async ({ params, query: { type } }, caller) => {
    assertOwnRestaurant(params.id, caller);
    const { foundational, ongoing, ...figures } = progressOf(
      (await checklists.get(caller.restaurantId)).statuses,
    );
    return {
      data: {
        ...(type !== 'ongoing' && { foundational }),
        ...(type !== 'foundational' && { ongoing }),
        ...figures,
      },
    };
  };
}
