import * as z from 'zod/mini';
import { defineRoutes, forAdmin } from '#shared/contract/route.ts';
import { line } from '#shared/contract/text-fields.ts';

/** The longest name and address, in characters, and the most views of one administrator. */
export const SAVED_VIEW_LIMITS = { name: 40, address: 1_000, views: 30 } as const;
export const NAME_VIEW = 'Enter a name for this view.';

/** A search of the restaurant list with its filters and order. `address`: its query, without the question mark. */
const SavedViewSchema = z
  .object({ view_id: z.string(), name: z.string(), address: z.string() })
  .register(z.globalRegistry, { id: 'SavedView' });
export type SavedView = z.output<typeof SavedViewSchema>;

/** An administrator’s views, oldest first. */
export const SavedViewsSchema = z.object({ views: z.array(SavedViewSchema) });

const all = z.object({ data: SavedViewsSchema });
const throttle = { rate: 10, burst: 20 };

/** An administrator’s own views of the restaurant list. */
export const savedViewRoutes = defineRoutes({
  listSavedViews: {
    summary: 'List the saved views of the signed-in administrator, oldest first.',
    ...forAdmin('GET', '/auth/views'),
    admins: ['support', 'billing'],
    status: 200,
    response: all,
    errors: [],
    defaultError: 'We couldn’t load your saved views',
    throttle,
  },
  saveView: {
    summary: 'Save a view. Replaces the view with the same name.',
    ...forAdmin('POST', '/auth/views'),
    admins: ['support', 'billing'],
    body: z.strictObject({
      name: line(SAVED_VIEW_LIMITS.name).check(z.minLength(1, NAME_VIEW)),
      address: line(SAVED_VIEW_LIMITS.address),
    }),
    status: 200,
    response: all,
    errors: [],
    defaultError: 'We couldn’t save the view. Try again.',
    throttle,
  },
  deleteSavedView: {
    summary: 'Delete a saved view.',
    ...forAdmin('DELETE', '/auth/views/{id}'),
    admins: ['support', 'billing'],
    params: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    status: 200,
    response: all,
    errors: ['not_found'],
    defaultError: 'We couldn’t delete the view. Try again.',
    throttle,
  },
});
