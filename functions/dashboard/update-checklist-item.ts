import { changeItem } from '#functions/modules/checklists/change-item.ts';
import { describeStatus } from '#functions/modules/checklists/describe-status.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { dashboardRoutes } from '#shared/contract/routes/dashboard-routes.ts';
import type { DashboardDependencies } from './dependencies.ts';

/** Ticks an item of the checklist, or takes the tick away. Its notes stay. */
export function createUpdateChecklistItem(
  dependencies: Pick<DashboardDependencies, 'checklists' | 'clock'>,
): Operation<typeof dashboardRoutes.updateChecklistItem> {
  return async ({ params: { id: itemId }, body }, { restaurantId, receipt }) => {
    const status = body.is_complete ? 'completed' : 'pending';
    const { before, after } = await changeItem(dependencies, { restaurantId, itemId, status });
    receipt.before = describeStatus(before);
    receipt.after = describeStatus(after);
    return { data: { item_id: itemId, ...describeStatus(after) } };
  };
}
