import { describeStatus } from '#functions/checklist/describe-status.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { checklistCategories } from '#shared/checklist/checklist-categories.ts';
import type { checklistRoutes } from '#shared/checklist/contract/checklist-routes.ts';
import type { ChecklistDependencies } from './dependencies.ts';
import { assertOwnRestaurant } from './own-restaurant.ts';
import { presentStatuses } from './present-statuses.ts';

/** Lists the status of every item. */
export function createGetChecklistStatus(
  dependencies: ChecklistDependencies,
): Operation<typeof checklistRoutes.getChecklistStatus> {
  return async ({ params }, caller) => {
    assertOwnRestaurant(params.id, caller);
    const { statuses } = await presentStatuses(dependencies, caller.restaurantId);
    const items = checklistCategories(undefined).flatMap((category) => category.items);
    const described = items.map(({ item_id }) => ({ item_id, ...describeStatus(statuses[item_id]) }));
    return { data: { statuses: described } };
  };
}
