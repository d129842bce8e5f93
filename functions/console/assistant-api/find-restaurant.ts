import { foldName } from '#shared/text/name-search.ts';
import type { BusinessAssistantDependencies } from './dependencies.ts';

type Found = { id: string; name: string };
export type FoundRestaurant =
  | { kind: 'one'; restaurant: Found }
  | { kind: 'none' }
  | { kind: 'many'; names: string[] };

/** The most name rows to read. A restaurant has several. */
const LOOKED_AT = 100;
const NAMED = 3;

/** Finds the one restaurant with this in its name. An exact match wins. Two to three calls. */
export async function findRestaurant(
  dependencies: Pick<BusinessAssistantDependencies, 'names' | 'restaurants'>,
  part: string,
): Promise<FoundRestaurant> {
  const wanted = plainName(part);
  // Questions and names both lose apostrophes: "Lupo's" and "Mario's".
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

/** Restaurants whose names contain all of it or, failing that, its longest word. */
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

/** Normalizes a name like a question: no punctuation, and no "and", which "&" stands for. */
function plainName(name: string): string {
  const words =
    foldName(name)
      .replaceAll("'", '')
      .match(/\d+|\p{L}+/gu) ?? [];
  return words.filter((word) => word !== 'and').join(' ');
}
