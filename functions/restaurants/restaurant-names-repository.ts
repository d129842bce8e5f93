import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { endingsOf, foldName, startOf, wordEndingsOf } from '#shared/text/name-search.ts';

const NameRowSchema = z.object({
  /** The first two letters of the suffix. Rows of full lists have the list's name instead. */
  start: z.string(),
  /** `<suffix of the folded text>#<restaurant_id>`, followed by `#email` or `#address`. */
  ending: z.string(),
  restaurant_id: z.string(),
});
type NameRow = z.infer<typeof NameRowSchema>;

/** The full lists. Names never begin with these characters. */
const LISTS = { name: '*', signup_date: '*signup' } as const;
export type RestaurantOrder = keyof typeof LISTS;

/** The fields that search and lists use. */
export type Findable = { name?: string; email?: string; address?: string; created_at?: string };

export type NamePage = { restaurantIds: string[]; next: string | undefined };
type PageOf = { limit: number; after?: string | undefined };
export type ListedPlace = { restaurantId: string; place: string };

export type RestaurantNamesRepository = {
  /** Makes a restaurant findable by these fields. Call it before the restaurant gets them. Safe to repeat. */
  add: (restaurantId: string, findable: Findable) => Promise<void>;
  /**
   * Removes the rows of these fields, except those that `kept` needs. Call it after the restaurant lost them. Safe to
   * repeat.
   */
  remove: (restaurantId: string, findable: Findable, kept?: Findable) => Promise<void>;
  /**
   * Restaurants with this part, of two letters or more, in their name or email address, or at the start of a word of
   * their street address, ordered by the text after it. May list a restaurant twice, under an earlier name, or one
   * that was never created.
   */
  search: (part: string, page: PageOf) => Promise<NamePage>;
  /** All restaurants, with their positions in that order (`listedPlace`). A position may be outdated. */
  list: (
    order: { by: RestaurantOrder; isDescending?: boolean },
    page: PageOf,
  ) => Promise<{ places: ListedPlace[]; next: string | undefined }>;
};

export function findableOf(restaurant: {
  name: string;
  owner_email: string;
  address?: string | undefined;
  created_at: string;
}): Findable {
  const { name, owner_email: email, address = '', created_at } = restaurant;
  return { name, email, address, created_at };
}

/** A restaurant's position in a full list. */
export function listedPlace(
  by: RestaurantOrder,
  { restaurant_id, name, created_at }: { restaurant_id: string; name: string; created_at: string },
): string {
  return `${by === 'name' ? foldName(name) : created_at}#${restaurant_id}`;
}

/** Searchable parts of restaurants' names and addresses: one row per suffix, so that a search reads one partition. */
export function createRestaurantNamesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): RestaurantNamesRepository {
  const table = openTable({ ...settings, schema: NameRowSchema });
  return {
    add: async (restaurantId, findable) => {
      await Promise.all(nameRowsOf(restaurantId, findable).map((row) => table.put(row)));
    },
    remove: async (restaurantId, findable, kept = {}) => {
      const needed = new Set(nameRowsOf(restaurantId, kept).map(({ start, ending }) => start + ending));
      const gone = nameRowsOf(restaurantId, findable).filter((row) => !needed.has(row.start + row.ending));
      await Promise.all(gone.map(({ start, ending }) => table.delete({ start, ending })));
    },
    search: async (part, { limit, after }) => {
      const folded = foldName(part);
      const start = startOf(folded);
      const { items, lastKey } = await table.query({
        expression: '#start = :start AND begins_with(ending, :part)',
        names: { '#start': 'start' },
        values: { ':start': start, ':part': folded },
        limit,
        startAfter: after === undefined ? undefined : { start, ending: after },
      });
      return { restaurantIds: items.map((row) => row.restaurant_id), next: lastKey?.ending };
    },
    list: async ({ by, isDescending = false }, { limit, after }) => {
      const start = LISTS[by];
      const { items, lastKey } = await table.query({
        expression: '#start = :start',
        names: { '#start': 'start' },
        values: { ':start': start },
        isDescending,
        limit,
        startAfter: after === undefined ? undefined : { start, ending: after },
      });
      const places = items.map(({ restaurant_id, ending }) => ({
        restaurantId: restaurant_id,
        place: ending,
      }));
      return { places, next: lastKey?.ending };
    },
  };
}

/** A restaurant's rows for search and lists: one per suffix of each field. */
export function nameRowsOf(restaurant_id: string, { name, email, address, created_at }: Findable): NameRow[] {
  const row = (start: string, ending: string): NameRow => ({ start, ending, restaurant_id });
  const rows = (endings: readonly string[], mark: string) =>
    [...new Set(endings)].map((ending) => row(startOf(ending), `${ending}#${restaurant_id}${mark}`));
  const parts = (text: string, mark: string) => rows(endingsOf(text), mark);
  return [
    ...(name === undefined
      ? []
      : [row(LISTS.name, `${foldName(name)}#${restaurant_id}`), ...parts(name, '')]),
    // Marked, so that a name that also ends an address removes only its own row.
    ...(email === undefined ? [] : parts(email, '#email')),
    ...(address === undefined ? [] : rows(wordEndingsOf(address), '#address')),
    ...(created_at === undefined ? [] : [row(LISTS.signup_date, `${created_at}#${restaurant_id}`)]),
  ];
}
