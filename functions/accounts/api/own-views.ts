import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import {
  SAVED_VIEW_LIMITS,
  type SavedView,
  type savedViewRoutes,
} from '#shared/accounts/contract/saved-view-routes.ts';

const TOO_MANY = `You can save up to ${SAVED_VIEW_LIMITS.views} views. Delete one first.`;

/** An administrator’s own views of the restaurant list. */
export function createOwnViews({
  savedViews,
  ids,
}: Pick<AuthDependencies, 'savedViews' | 'ids'>): Operations<typeof savedViewRoutes> {
  return {
    listSavedViews: async (_input, { userId }) => ({ data: { views: await savedViews.list(userId) } }),
    saveView: async ({ body }, { userId, audit }) => {
      const saved = { view_id: ids.next(), ...body };
      let before: SavedView | undefined;
      const views = await savedViews.change(userId, (all) => {
        before = all.find(({ name }) => name === body.name);
        const others = all.filter((view) => view !== before);
        if (others.length >= SAVED_VIEW_LIMITS.views)
          throw new AppError('invalid_input', { message: TOO_MANY, fields: { name: TOO_MANY } });
        return [...others, saved];
      });
      if (before !== undefined) audit.before = before;
      audit.after = saved;
      return { data: { views } };
    },
    deleteSavedView: async ({ params: { id } }, { userId, audit }) => {
      let before: SavedView | undefined;
      const views = await savedViews.change(userId, (all) => {
        before = all.find(({ view_id }) => view_id === id);
        if (before === undefined) throw new AppError('not_found');
        return all.filter((view) => view !== before);
      });
      audit.before = before ?? {};
      return { data: { views } };
    },
  };
}
