import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { findChecklistCategory } from '#shared/checklist/checklist-categories.ts';
import type { checklistRoutes } from '#shared/checklist/contract/checklist-routes.ts';
import type { ChecklistDependencies } from './dependencies.ts';
import { describeItems } from './describe-items.ts';
import { presentStatuses } from './present-statuses.ts';

/** Lists the items of one category with their statuses. */
export function createListChecklistItems(
  dependencies: ChecklistDependencies,
): Operation<typeof checklistRoutes.listChecklistItems> {
  return async ({ params }, caller) => {
    const category = findChecklistCategory(params.id);
    if (category === undefined) throw new AppError('not_found');
    const known = await presentStatuses(dependencies, caller.restaurantId);
    return { data: { items: describeItems(category, known) } };
  };
}
