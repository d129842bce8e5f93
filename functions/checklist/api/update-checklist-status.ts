import { changeItem } from '#functions/checklist/change-item.ts';
import { describeStatus } from '#functions/checklist/describe-status.ts';
import { assertMayBeDone } from '#functions/checklist/waits-for.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { checklistRoutes } from '#shared/checklist/contract/checklist-routes.ts';
import type { ChecklistDependencies } from './dependencies.ts';
import { assertOwnRestaurant } from './own-restaurant.ts';
import { presentStatuses } from './present-statuses.ts';

/** Sets the status and notes of one item. Omitted values stay. */
export function createUpdateChecklistStatus(
  dependencies: ChecklistDependencies,
): Operation<typeof checklistRoutes.updateChecklistStatus> {
  return async ({ params, query }, caller) => {
    assertOwnRestaurant(params.id, caller);
    const { restaurantId } = caller;
    const { item_id: itemId } = params;
    const { statuses, seen } = await presentStatuses(dependencies, restaurantId);
    assertMayBeDone(itemId, query.status, seen);
    const change = { restaurantId, itemId, present: statuses[itemId], ...query };
    const { before, after } = await changeItem(dependencies, change);
    caller.audit.before = describeStatus(before);
    caller.audit.after = describeStatus(after);
    return { data: { item_id: itemId, ...describeStatus(after) } };
  };
}
