import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { checklistRoutes } from '#shared/checklist/contract/checklist-routes.ts';
import type { ChecklistDependencies } from './dependencies.ts';
import { createGetChecklistProgress } from './get-checklist-progress.ts';
import { createGetChecklistStatus } from './get-checklist-status.ts';
import { createListCategoriesWithItems } from './list-categories-with-items.ts';
import { createListChecklistCategories } from './list-checklist-categories.ts';
import { createListChecklistItems } from './list-checklist-items.ts';
import { createUpdateChecklistStatus } from './update-checklist-status.ts';

export function createChecklistOperations(
  dependencies: ChecklistDependencies,
): Operations<typeof checklistRoutes> {
  return {
    listChecklistCategories: createListChecklistCategories(),
    listChecklistItems: createListChecklistItems(dependencies),
    getChecklistStatus: createGetChecklistStatus(dependencies),
    updateChecklistStatus: createUpdateChecklistStatus(dependencies),
    getChecklistProgress: createGetChecklistProgress(dependencies),
    listCategoriesWithItems: createListCategoriesWithItems(dependencies),
  };
}
