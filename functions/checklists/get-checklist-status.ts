import { describeStatus } from '#functions/modules/checklists/describe-status.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { checklistRoutes } from '#shared/contract/routes/checklist-routes.ts';
import { checklistCategories } from '#shared/domain/checklist/checklist-categories.ts';
import type { ChecklistDependencies } from './dependencies.ts';
import { assertOwnRestaurant } from './own-restaurant.ts';
import { presentStatuses } from './present-statuses.ts';

/** The status of every item. */
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
