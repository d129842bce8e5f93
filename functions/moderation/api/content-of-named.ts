import type { ModerationRow } from '#functions/moderation/moderation-row.ts';
import type { ModerationStatus } from '#shared/moderation/moderated-content.ts';
import { foldName } from '#shared/text/name-search.ts';
import type { ModerationDependencies } from './dependencies.ts';

/** The most restaurants per search, and the most items read of each. */
const MOST_RESTAURANTS = 10;
const MOST_CONTENT = 300;
/** Shorter searches match too many names. */
const FEWEST_LETTERS = 2;

type Dependencies = Pick<ModerationDependencies, 'names' | 'restaurants' | 'moderation'>;

/** Content of the restaurants whose names contain the search, newest first. */
export async function contentOfNamed(
  { names, restaurants, moderation }: Dependencies,
  search: string,
  { status, limit }: { status: ModerationStatus; limit: number },
): Promise<ModerationRow[]> {
  const wanted = foldName(search);
  if (wanted.length < FEWEST_LETTERS) return [];
  const { restaurantIds } = await names.search(search, { limit: MOST_RESTAURANTS });
  const found = await restaurants.findMany([...new Set(restaurantIds)]);
  const named = found.filter(({ name }) => foldName(name).includes(wanted));
  const rows = await Promise.all(
    named.map(({ restaurant_id }) => moderation.listOfRestaurant(restaurant_id, MOST_CONTENT)),
  );
  return rows
    .flat()
    .filter((row) => row.status === status && row.is_dropped !== true)
    .sort((one, other) => other.flagged_at.localeCompare(one.flagged_at))
    .slice(0, limit);
}

/** Whether the restaurant's name contains the search. Such content is on the first page. */
export function isOfNamed(
  row: ModerationRow,
  search: string,
  restaurantNames: Readonly<Record<string, string>>,
): boolean {
  return foldName(restaurantNames[row.restaurant_id] ?? '').includes(foldName(search));
}
