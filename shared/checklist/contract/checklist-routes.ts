import * as z from 'zod/mini';
import { defineRoutes, forOwner, forSignedIn } from '#shared/contract/route.ts';
import {
  CategoryWithItemsSchema,
  ChecklistCategorySchema,
  ChecklistItemSchema,
  ChecklistProgressSchema,
  ChecklistTypeSchema,
  ItemStatusAnswerSchema,
  ItemStatusSchema,
  NotesSchema,
} from './checklist.ts';

const anId = z.string().check(z.maxLength(100));
const RestaurantIdSchema = z.strictObject({ id: anId });
const TypeQuerySchema = z.strictObject({ type: z.optional(ChecklistTypeSchema) });

/** Reads and writes one row. */
const throttle = { rate: 500, burst: 1000 };

/** The marketing checklist ("Momentum"). Restaurant IDs must be the caller’s own. */
export const checklistRoutes = defineRoutes({
  listChecklistCategories: {
    summary: 'List the categories of the marketing checklist. Use `type` to filter.',
    ...forSignedIn('GET', '/checklist/categories'),
    impersonation: 'allowed',
    query: TypeQuerySchema,
    status: 200,
    response: z.object({ data: z.object({ categories: z.array(ChecklistCategorySchema) }) }),
    errors: [],
    defaultError: 'Failed to fetch categories',
    throttle,
  },
  listChecklistItems: {
    summary: 'List the items of one category with their status.',
    ...forOwner('GET', '/checklist/items/{id}'),
    params: z.strictObject({ id: anId }),
    status: 200,
    response: z.object({ data: z.object({ items: z.array(ChecklistItemSchema) }) }),
    errors: ['not_found'],
    defaultError: 'Failed to fetch items',
    throttle,
  },
  getChecklistStatus: {
    summary: 'List the status of every item.',
    ...forOwner('GET', '/checklist/status/{id}'),
    params: RestaurantIdSchema,
    status: 200,
    response: z.object({ data: z.object({ statuses: z.array(ItemStatusAnswerSchema) }) }),
    errors: ['not_found'],
    defaultError: 'Failed to fetch status',
    throttle,
  },
  updateChecklistStatus: {
    summary: 'Set the status and notes of an item. Omitted fields don’t change.',
    ...forOwner('PUT', '/checklist/status/{id}/{item_id}'),
    params: z.strictObject({ id: anId, item_id: anId }),
    query: z.strictObject({ status: z.optional(ItemStatusSchema), notes: z.optional(NotesSchema) }),
    status: 200,
    response: z.object({ data: ItemStatusAnswerSchema }),
    errors: ['not_found', 'not_done_yet'],
    defaultError: 'Failed to update status',
    limit: 'saves',
    throttle,
  },
  getChecklistProgress: {
    summary: 'Get the restaurant’s progress. Use `type` to filter.',
    ...forOwner('GET', '/checklist/progress/{id}'),
    params: RestaurantIdSchema,
    query: TypeQuerySchema,
    status: 200,
    response: z.object({ data: ChecklistProgressSchema }),
    errors: ['not_found'],
    defaultError: 'Failed to fetch progress',
    throttle,
  },
  listCategoriesWithItems: {
    summary: 'Get the restaurant’s whole checklist. Use `type` to filter.',
    ...forOwner('GET', '/checklist/categories-with-items'),
    query: z.strictObject({ type: z.optional(ChecklistTypeSchema), restaurantId: z.optional(anId) }),
    status: 200,
    response: z.object({ data: z.object({ categories: z.array(CategoryWithItemsSchema) }) }),
    errors: ['not_found'],
    defaultError: 'Failed to fetch categories',
    throttle,
  },
});
