import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { checklistRoutes } from '#shared/contract/routes/checklist-routes.ts';
import { checklistCategories } from '#shared/domain/checklist/checklist-categories.ts';

/** The categories, without their items: the same for everybody. */
export function createListChecklistCategories(): Operation<typeof checklistRoutes.listChecklistCategories> {
  return async ({ query: { type } }) => {
    const categories = checklistCategories(type).map(({ items, ...category }) => ({
      ...category,
      items_total: items.length,
    }));
    return { data: { categories } };
  };
}
