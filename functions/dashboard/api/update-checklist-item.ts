import { changeItem } from '#functions/checklist/change-item.ts';
import { describeStatus } from '#functions/checklist/describe-status.ts';
import { assertMayBeDone } from '#functions/checklist/waits-for.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { dashboardRoutes } from '#shared/dashboard/contract/dashboard-routes.ts';
import { type LookedAt, lookAtRestaurant } from './look-at-restaurant.ts';

/** Checks or unchecks a checklist item. Its notes stay. */
export function createUpdateChecklistItem(
  dependencies: LookedAt,
): Operation<typeof dashboardRoutes.updateChecklistItem> {
  return async ({ params: { id: itemId }, body }, { restaurantId, audit }) => {
    const status = body.is_complete ? 'completed' : 'pending';
    const { statuses, seen } = await lookAtRestaurant(dependencies, restaurantId);
    assertMayBeDone(itemId, status, seen);
    const change = { restaurantId, itemId, present: statuses[itemId], status } as const;
    const { before, after } = await changeItem(dependencies, change);
    audit.before = describeStatus(before);
    audit.after = describeStatus(after);
    return { data: { item_id: itemId, ...describeStatus(after) } };
  };
}
