export { createGetChecklistProgress as getChecklistProgress } from './get-checklist-progress.ts';
export { createGetChecklistStatus as getChecklistStatus } from './get-checklist-status.ts';
export { createListCategoriesWithItems as listCategoriesWithItems } from './list-categories-with-items.ts';
export { createListChecklistCategories as listChecklistCategories } from './list-checklist-categories.ts';
export { createListChecklistItems as listChecklistItems } from './list-checklist-items.ts';
export { createUpdateChecklistStatus as updateChecklistStatus } from './update-checklist-status.ts';
