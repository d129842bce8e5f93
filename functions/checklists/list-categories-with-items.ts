import { statusesOf } from '#functions/modules/checklists/seen-statuses.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { checklistRoutes } from '#shared/contract/routes/checklist-routes.ts';
import { checklistCategories } from '#shared/domain/checklist/checklist-categories.ts';
import type { ChecklistDependencies } from './dependencies.ts';
import { describeItems } from './describe-items.ts';
import { lookAround } from './look-around.ts';
import { assertOwnRestaurant } from './own-restaurant.ts';

/** The whole checklist as the restaurant has it, with what the platform sees by itself. */
export function createListCategoriesWithItems(
  dependencies: ChecklistDependencies,
): Operation<typeof checklistRoutes.listCategoriesWithItems> {
  return async ({ query }, caller) => {
    assertOwnRestaurant(query.restaurantId ?? caller.restaurantId, caller);
    const [row, seen] = await Promise.all([
      dependencies.checklists.get(caller.restaurantId),
      lookAround(dependencies, caller.restaurantId),
    ]);
    const statuses = statusesOf(row, seen);
    const categories = checklistCategories(query.type).map((category) => ({
      ...category,
      items: describeItems(category, { statuses, seen }),
    }));
    return { data: { categories } };
  };
}
