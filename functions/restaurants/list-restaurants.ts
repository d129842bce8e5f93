import { foldName } from '#shared/text/name-search.ts';
import {
  listedPlace,
  type RestaurantNamesRepository,
  type RestaurantOrder,
} from './restaurant-names-repository.ts';
import type { Restaurant, RestaurantsRepository } from './restaurants-repository.ts';

type Dependencies = {
  restaurants: Pick<RestaurantsRepository, 'findMany'>;
  names: Pick<RestaurantNamesRepository, 'list'>;
};
type Order = { by: RestaurantOrder; isDescending?: boolean };
type PageOf = { limit: number; after?: string | undefined };
export type ListedRestaurants = { restaurants: Restaurant[]; next: string | undefined };

/** Restaurants checked for a single letter, which most of them contain: six reads. */
const PAGES_OF_LETTER = 3;
const PAGE_OF_LETTER = 100;

/** Restaurants in this order, page by page. A page may be short. */
export async function listRestaurants(
  { restaurants, names }: Dependencies,
  order: Order,
  page: PageOf,
): Promise<ListedRestaurants> {
  const { places, next } = await names.list(order, page);
  const ids = [...new Set(places.map(({ restaurantId }) => restaurantId))];
  const found = new Map((await restaurants.findMany(ids)).map((each) => [each.restaurant_id, each]));
  const listed = places.flatMap(({ restaurantId, place }) => {
    const restaurant = found.get(restaurantId);
    // The list may still contain earlier names.
    return restaurant !== undefined && listedPlace(order.by, restaurant) === place ? restaurant : [];
  });
  return { restaurants: listed, next };
}

/**
 * Restaurants with this letter anywhere in their name or owner's address. Single letters aren't indexed, so part of
 * the full list is read. A page may be short or empty and still have a next one.
 */
export async function listRestaurantsWithLetter(
  dependencies: Dependencies,
  { letter, ...order }: Order & { letter: string },
  { limit, after }: PageOf,
): Promise<ListedRestaurants> {
  const matching: Restaurant[] = [];
  let place = after;
  for (let read = 0; read < PAGES_OF_LETTER; read += 1) {
    const page = await listRestaurants(dependencies, order, { limit: PAGE_OF_LETTER, after: place });
    for (const restaurant of page.restaurants) {
      if (!hasPart(restaurant, letter)) continue;
      matching.push(restaurant);
      if (matching.length === limit)
        return { restaurants: matching, next: listedPlace(order.by, restaurant) };
    }
    place = page.next;
    if (place === undefined) break;
  }
  return { restaurants: matching, next: place };
}

/** Whether a search is a single letter, which isn't indexed. */
export function isSingleLetter(search: string): boolean {
  return [...foldName(search)].length === 1;
}

/** Search rows may still contain earlier names and addresses. */
export function hasPart({ name, owner_email }: Restaurant, part: string): boolean {
  return [name, owner_email].some((text) => foldName(text).includes(foldName(part)));
}
