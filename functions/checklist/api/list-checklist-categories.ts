import type { Operation } from '#functions/platform/http/http-handler.ts';
import { checklistCategories } from '#shared/checklist/checklist-categories.ts';
import type { checklistRoutes } from '#shared/checklist/contract/checklist-routes.ts';

/** Lists the categories without their items, the same for everyone. */
export function createListChecklistCategories(): Operation<typeof checklistRoutes.listChecklistCategories> {
  return async ({ query: { type } }) => {
    const categories = checklistCategories(type).map(({ items, ...category }) => ({
      ...category,
      items_total: items.length,
    }));
    return { data: { categories } };
  };
}
