import type { Operation } from '#functions/platform/http/http-handler.ts';
import { checklistCategories } from '#shared/checklist/checklist-categories.ts';
import type { checklistRoutes } from '#shared/checklist/contract/checklist-routes.ts';
import type { ChecklistDependencies } from './dependencies.ts';
import { describeItems } from './describe-items.ts';
import { assertOwnRestaurant } from './own-restaurant.ts';
import { presentStatuses } from './present-statuses.ts';

/** Lists the restaurant's whole checklist with the platform's evidence. */
export function createListCategoriesWithItems(
  dependencies: ChecklistDependencies,
): Operation<typeof checklistRoutes.listCategoriesWithItems> {
  return async ({ query }, caller) => {
    assertOwnRestaurant(query.restaurantId ?? caller.restaurantId, caller);
    const known = await presentStatuses(dependencies, caller.restaurantId);
    const categories = checklistCategories(query.type).map((category) => ({
      ...category,
      items: describeItems(category, known),
    }));
    return { data: { categories } };
  };
}
