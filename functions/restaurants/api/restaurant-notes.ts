import { refreshCustomer } from '#functions/console/customers/refresh-customer.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { internalTo } from '#functions/platform/audit/audit-record.ts';
import type { Caller } from '#functions/platform/auth/caller.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import type { RestaurantAdministrationDependencies } from './dependencies.ts';

type Notes = Pick<
  Operations<typeof restaurantAdministrationRoutes>,
  'addRestaurantNote' | 'editRestaurantNote' | 'deleteRestaurantNote' | 'setRestaurantTags'
>;

/** Administrators' notes about a restaurant. Its owner never sees them. */
export function createRestaurantNotes(dependencies: RestaurantAdministrationDependencies): Notes {
  const { customers, notes, ids, clock } = dependencies;
  const author = async ({ userId }: Caller) => (await dependencies.users.find(userId))?.email ?? userId;
  const assertThere = async (id: string) => {
    if ((await dependencies.restaurants.find(id)) === undefined) throw new AppError('not_found');
  };
  return {
    addRestaurantNote: async ({ params: { id }, body: { text } }, caller) => {
      await assertThere(id);
      const at = clock.now().toISOString();
      const note = { restaurant_id: id, note_id: ids.next(), at, author: await author(caller), text };
      await notes.add({ ...note, kind: 'note' });
      caller.audit.subject = { restaurantId: internalTo(id) };
      caller.audit.after = aboutNote(id, text);
      return { message: 'Note added.' };
    },
    editRestaurantNote: async ({ params: { id, note_id }, body: { text } }, caller) => {
      const before = await notes.find(id, note_id);
      const edited = { at: clock.now().toISOString(), author: await author(caller) };
      const isEdited = await notes.edit({ restaurantId: id, noteId: note_id }, { text, edited });
      if (!isEdited) throw new AppError('not_found');
      caller.audit.subject = { restaurantId: internalTo(id) };
      caller.audit.before = aboutNote(id, before?.text);
      caller.audit.after = aboutNote(id, text);
      return { message: 'Note saved.' };
    },
    deleteRestaurantNote: async ({ params: { id, note_id } }, { audit }) => {
      const before = await notes.find(id, note_id);
      if (!(await notes.delete(id, note_id))) throw new AppError('not_found');
      audit.subject = { restaurantId: internalTo(id) };
      audit.before = aboutNote(id, before?.text);
      return { message: 'Note deleted.' };
    },
    setRestaurantTags: async ({ params: { id }, body }, { audit }) => {
      await refreshCustomer(dependencies, id);
      const before = await customers.find(id);
      const tags = [...new Set(body.tags)].toSorted();
      if (before === undefined || !(await customers.setTags(id, tags))) throw new AppError('not_found');
      audit.subject = { restaurantId: internalTo(id) };
      audit.before = { restaurant_id: id, tags: before.tags ?? [] };
      audit.after = { restaurant_id: id, tags };
      return { message: 'Tags saved.' };
    },
  };
}

/** Without the note's text, which may name people: audit records outlive the restaurant. */
function aboutNote(restaurant_id: string, text = '') {
  return { restaurant_id, note: `${text.length} characters` };
}
