import type { FeatureTogglesRow } from '#functions/features/feature-toggles-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { invalidCursor } from '#functions/platform/http/invalid-cursor.ts';
import {
  hasPart,
  isSingleLetter,
  type ListedRestaurants,
  listRestaurants,
  listRestaurantsWithLetter,
} from '#functions/restaurants/list-restaurants.ts';
import { listedPlace } from '#functions/restaurants/restaurant-names-repository.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import type { featureRoutes } from '#shared/features/contract/feature-routes.ts';
import { foldName } from '#shared/text/name-search.ts';
import type { FeaturesDependencies } from './dependencies.ts';
import { describeToggle } from './describe-toggle.ts';

type Dependencies = Pick<FeaturesDependencies, 'toggles' | 'restaurants' | 'names' | 'usage' | 'clock'>;
type Page = { limit: number; after: string | undefined };

/** Lists the features and usage of one restaurant, or of one page of restaurants by name. */
export function createListFeatureToggles(
  dependencies: Dependencies,
): Operation<typeof featureRoutes.listFeatureToggles> {
  return async ({ query: { restaurant_id: restaurantId, limit, cursor, search, changed } }) => {
    if (restaurantId !== undefined) {
      const restaurant = await dependencies.restaurants.find(restaurantId);
      if (restaurant === undefined) throw new AppError('not_found');
      return { data: await cellsOf(dependencies, [restaurant]) };
    }
    const page = { limit, after: readCursor(cursor, search) };
    const list = changed === undefined ? listPage : listChanged;
    const { restaurants, next } = await list(dependencies, search, page);
    const next_cursor = next === undefined ? undefined : Buffer.from(next).toString('base64url');
    return { data: { ...(await cellsOf(dependencies, restaurants)), next_cursor } };
  };
}

async function cellsOf({ toggles, usage, clock }: Dependencies, restaurants: readonly Restaurant[]) {
  const ids = restaurants.map(({ restaurant_id }) => restaurant_id);
  const [stored, usages] = await Promise.all([
    toggles.findMany(ids),
    usage.listUses(ids, AI_FEATURES, clock.now()),
  ]);
  const rows = new Map(stored.map((row) => [row.restaurant_id, row]));
  const used = new Map(usages.map((each) => [`${each.restaurantId} ${each.feature}`, each]));
  return {
    restaurants: restaurants.map(({ restaurant_id, name, owner_email: email }) => ({
      restaurant_id,
      name,
      email,
    })),
    toggles: ids.flatMap((restaurant_id) => {
      const row = rows.get(restaurant_id) ?? { restaurant_id, version: 0, toggles: {} };
      return AI_FEATURES.map((feature) => {
        const uses = used.get(`${restaurant_id} ${feature}`);
        return {
          ...describeToggle(row, feature),
          used_today: uses?.usesOfDay ?? 0,
          used_this_hour: uses?.usesOfHour ?? 0,
        };
      });
    }),
  };
}

/** The most pages searched for a changed restaurant. A page may be empty; the next one continues. */
const PAGES_OF_CHANGED = 10;

/** Restaurants with their own switch or limit. There is no index of them, so it reads part of the list of all. */
async function listChanged(
  dependencies: Dependencies,
  search: string,
  { limit, after }: Page,
): Promise<ListedRestaurants> {
  let place = after;
  for (let read = 0; read < PAGES_OF_CHANGED; read += 1) {
    const { restaurants, next } = await listPage(dependencies, search, { limit, after: place });
    const rows = await dependencies.toggles.findMany(restaurants.map(({ restaurant_id }) => restaurant_id));
    const changed = new Set(rows.filter(hasChanges).map(({ restaurant_id }) => restaurant_id));
    place = next;
    if (changed.size > 0 || place === undefined)
      return {
        restaurants: restaurants.filter(({ restaurant_id }) => changed.has(restaurant_id)),
        next: place,
      };
  }
  return { restaurants: [], next: place };
}

/** True if a switch or limit differs from the defaults. */
function hasChanges({ toggles }: Pick<FeatureTogglesRow, 'toggles'>): boolean {
  return Object.values(toggles).some(
    ({ enabled, rate_limits: { daily_limit, hourly_limit } }) =>
      !enabled || daily_limit !== null || hourly_limit !== null,
  );
}

function listPage(dependencies: Dependencies, search: string, page: Page): Promise<ListedRestaurants> {
  if (foldName(search) === '') return listRestaurants(dependencies, { by: 'name' }, page);
  if (isSingleLetter(search))
    return listRestaurantsWithLetter(dependencies, { by: 'name', letter: search }, page);
  return listMatches(dependencies, search, page);
}

/** A restaurant may be on two pages: once for its name, once for its address. */
async function listMatches(
  { names, restaurants }: Dependencies,
  search: string,
  page: Page,
): Promise<ListedRestaurants> {
  const { restaurantIds, next } = await names.search(search, page);
  const found = await restaurants.findMany([...new Set(restaurantIds)]);
  const matching = found.filter((restaurant) => hasPart(restaurant, search));
  const byName = (one: Restaurant, other: Restaurant) =>
    listedPlace('name', one) < listedPlace('name', other) ? -1 : 1;
  return { restaurants: matching.toSorted(byName), next };
}

/** A position belongs to one search. */
function readCursor(cursor: string | undefined, search: string): string | undefined {
  if (cursor === undefined) return undefined;
  const place = Buffer.from(cursor, 'base64url').toString();
  if (place.includes('#') && (isSingleLetter(search) || place.startsWith(foldName(search)))) return place;
  throw invalidCursor();
}
