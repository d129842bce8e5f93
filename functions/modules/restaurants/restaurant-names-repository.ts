import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { endingsOf, foldName, startOf } from '#shared/domain/name-search.ts';

const NameRowSchema = z.object({
  /** The first two letters of the ending; `ALL` in the row that has the whole name. */
  start: z.string(),
  /** `<ending of the folded name>#<restaurant_id>`. */
  ending: z.string(),
  restaurant_id: z.string(),
});
const ALL = '*';

export type NamePage = { restaurantIds: string[]; next: string | undefined };

export type RestaurantNamesRepository = {
  /** Lets a name be found. Before the restaurant has it; repeating it is safe. */
  add: (restaurantId: string, name: string) => Promise<void>;
  /** After the restaurant had it. Repeating it is safe. */
  remove: (restaurantId: string, name: string) => Promise<void>;
  /**
   * Restaurants with this part in their name, by what follows it; a single letter finds names that begin with it, an
   * empty text all of them. May name restaurants that have another name by now, or never came to exist.
   */
  search: (part: string, page: { limit: number; after?: string | undefined }) => Promise<NamePage>;
};

/** Parts of restaurants' names: one row for each ending of a name, so that a search reads one partition. */
export function createRestaurantNamesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): RestaurantNamesRepository {
  const table = openTable({ ...settings, schema: NameRowSchema });
  return {
    add: async (restaurantId, name) => {
      await Promise.all(rowsOf(restaurantId, name).map((row) => table.put(row)));
    },
    remove: async (restaurantId, name) => {
      const keys = rowsOf(restaurantId, name).map(({ start, ending }) => ({ start, ending }));
      await Promise.all(keys.map((key) => table.delete(key)));
    },
    search: async (part, { limit, after }) => {
      const folded = foldName(part);
      const start = [...folded].length < 2 ? ALL : startOf(folded);
      const { items, lastKey } = await table.query({
        expression: `#start = :start${folded === '' ? '' : ' AND begins_with(ending, :part)'}`,
        names: { '#start': 'start' },
        values: { ':start': start, ...(folded !== '' && { ':part': folded }) },
        limit,
        startAfter: after === undefined ? undefined : { start, ending: after },
      });
      return { restaurantIds: items.map((row) => row.restaurant_id), next: lastKey?.ending };
    },
  };
}

function rowsOf(restaurant_id: string, name: string) {
  const endings = new Set(endingsOf(name));
  return [
    { start: ALL, ending: `${foldName(name)}#${restaurant_id}`, restaurant_id },
    ...[...endings].map((ending) => ({
      start: startOf(ending),
      ending: `${ending}#${restaurant_id}`,
      restaurant_id,
    })),
  ];
}
