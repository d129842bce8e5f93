import { foldName } from '#shared/text/name-search.ts';
import type { BusinessAssistantDependencies } from './dependencies.ts';

type Found = { id: string; name: string };
export type FoundRestaurant =
  | { kind: 'one'; restaurant: Found }
  | { kind: 'none' }
  | { kind: 'many'; names: string[] };

/** Rows of names that are looked at: a restaurant has several. */
const LOOKED_AT = 100;
const NAMED = 3;

/** The one restaurant with this in its name; one whose whole name it is comes before others. Two to three calls. */
export async function findRestaurant(
  dependencies: Pick<BusinessAssistantDependencies, 'names' | 'restaurants'>,
  part: string,
): Promise<FoundRestaurant> {
  const wanted = plainName(part);
  // Questions lose the apostrophe of "Lupo's", and names that of "Mario's".
  const forms = [wanted, wanted.replace(/s$/, '')];
  const matching = (await named(dependencies, wanted))
    .filter(({ name }) => forms.some((form) => ` ${plainName(name)} `.includes(` ${form} `)))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const whole = matching.filter(({ name }) => forms.includes(plainName(name)));
  const [restaurant, ...more] = whole.length > 0 ? whole : matching;
  if (restaurant === undefined) return { kind: 'none' };
  if (more.length > 0) return { kind: 'many', names: matching.slice(0, NAMED).map(({ name }) => name) };
  return { kind: 'one', restaurant };
}

/** Restaurants whose names hold all of it or, where none does, its longest word. */
async function named(
  { names, restaurants }: Pick<BusinessAssistantDependencies, 'names' | 'restaurants'>,
  wanted: string,
): Promise<Found[]> {
  const longest = wanted.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? '';
  for (const part of new Set([wanted, longest.replace(/s$/, '')])) {
    if (part.length < 2) continue;
    const { restaurantIds } = await names.search(part, { limit: LOOKED_AT });
    if (restaurantIds.length === 0) continue;
    const listed = await restaurants.findMany([...new Set(restaurantIds)]);
    return listed.map(({ restaurant_id: id, name }) => ({ id, name }));
  }
  return [];
}

/** As questions are read: without signs, and without the “and” that one of them stands for. */
function plainName(name: string): string {
  const words =
    foldName(name)
      .replaceAll("'", '')
      .match(/\d+|\p{L}+/gu) ?? [];
  return words.filter((word) => word !== 'and').join(' ');
}
