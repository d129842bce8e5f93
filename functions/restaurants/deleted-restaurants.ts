import * as z from 'zod/mini';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';

const KIND = { scope: 'deleted_restaurants', data: z.object({ restaurant_id: z.string() }) };
/** Longer than the months whose costs are shown. */
const KEPT_SECONDS = 400 * 86_400;

export type DeletedRestaurants = {
  /** Records a restaurant on the day of its deletion (ISO time). Safe to repeat. */
  note: (restaurantId: string, deletedAt: string) => Promise<void>;
  /** Those deleted in a month (`2026-11`) or later, by day. `after`: the end of the previous page. */
  listSince: (
    month: string,
    page: { limit: number; after?: string | undefined },
  ) => Promise<{ restaurantIds: string[]; next: string | undefined }>;
};

/** IDs of deleted restaurants. Their past costs are part of the platform's costs. */
export function createDeletedRestaurants(records: PlatformRecordsRepository): DeletedRestaurants {
  const stored = records.of(KIND);
  return {
    note: async (restaurant_id, deletedAt) => {
      const expires_at = Math.floor(Date.parse(deletedAt) / 1000) + KEPT_SECONDS;
      const record_id = `${deletedAt.slice(0, 10)}#${restaurant_id}`;
      await stored.save({ record_id, version: 1, data: { restaurant_id }, expires_at });
    },
    listSince: async (month, { limit, after }) => {
      const { items, lastKey } = await stored.list({
        limit,
        startAfter: { scope: KIND.scope, record_id: after ?? month },
      });
      return {
        restaurantIds: items.map(({ data }) => data.restaurant_id),
        next: lastKey === undefined ? undefined : items.at(-1)?.record_id,
      };
    },
  };
}
