import type { RestaurantNamesRepository } from './restaurant-names-repository.ts';

/** The most search results that are sorted, which take nine reads. */
const SORTED_MATCHES = 400;
const READ_AT_ONCE = 100;

type Asked = { search: string; order: 'asc' | 'desc'; limit: number; after: string | undefined };
type List<Row> = {
  /** Reads the rows of at most 100 restaurants, in no particular order. */
  read: (restaurantIds: string[]) => Promise<readonly Row[]>;
  isMatch: (row: Row) => boolean;
  placeOf: (row: Row) => string;
};

/** One page of search results, sorted by their positions. */
export async function sortMatches<Row>(
  names: Pick<RestaurantNamesRepository, 'search'>,
  { search, order, limit, after }: Asked,
  { read, isMatch, placeOf }: List<Row>,
): Promise<{ rows: Row[]; next: string | undefined; moreMatch: boolean }> {
  const matches = await names.search(search, { limit: SORTED_MATCHES });
  const ids = [...new Set(matches.restaurantIds)];
  const found: { row: Row; place: string }[] = [];
  for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
    const rows = await read(ids.slice(at, at + READ_AT_ONCE));
    found.push(...rows.filter(isMatch).map((row) => ({ row, place: placeOf(row) })));
  }
  const sorted = found.toSorted((one, other) => (one.place < other.place ? -1 : 1));
  const isBehind = (place: string) =>
    after === undefined || (order === 'desc' ? place < after : place > after);
  const rest = (order === 'desc' ? sorted.toReversed() : sorted).filter(({ place }) => isBehind(place));
  const shown = rest.slice(0, limit);
  return {
    rows: shown.map(({ row }) => row),
    next: rest.length > shown.length ? shown.at(-1)?.place : undefined,
    moreMatch: matches.next !== undefined,
  };
}
