import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { saveChange } from '#functions/platform/records/save-change.ts';
import { type SavedView, SavedViewsSchema } from '#shared/accounts/contract/saved-view-routes.ts';
import { isSameJson } from '#shared/editing/same-json.ts';

const KIND = { scope: 'saved-views', data: SavedViewsSchema };

export type SavedViews = {
  list: (userId: string) => Promise<SavedView[]>;
  /** Saves what `change` returns with one conditional write. Errors that it throws are passed on. */
  change: (
    userId: string,
    change: (views: readonly SavedView[]) => readonly SavedView[],
  ) => Promise<SavedView[]>;
  /** Deletes all views of an administrator. Repeating it is safe. */
  delete: (userId: string) => Promise<void>;
};

/** Keeps the views of each administrator in one record. */
export function createSavedViews(records: PlatformRecordsRepository): SavedViews {
  const stored = records.of(KIND);
  const read = async (record_id: string) =>
    (await stored.find(record_id)) ?? { record_id, version: 0, data: { views: [] } };
  return {
    list: async (userId) => (await read(userId)).data.views,
    change: async (userId, change) => {
      const store = { read: () => read(userId), save: stored.save, isSame: isSameJson };
      const saved = await saveChange(store, async ({ version, data, ...record }) => ({
        ...record,
        version: version + 1,
        data: { views: [...change(data.views)] },
      }));
      return saved.data.views;
    },
    delete: (userId) => stored.delete(userId),
  };
}
