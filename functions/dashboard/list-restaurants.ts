import type { Restaurant } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { notAPlace } from '#functions/platform/http/not-a-place.ts';
import type { dashboardRoutes } from '#shared/contract/routes/dashboard-routes.ts';
import { foldName } from '#shared/domain/name-search.ts';
import type { DashboardDependencies } from './dependencies.ts';

/** Restaurants whose name has the searched part in it, page by page. */
export function createListRestaurants({
  restaurants,
  names,
}: Pick<DashboardDependencies, 'restaurants' | 'names'>): Operation<typeof dashboardRoutes.listRestaurants> {
  return async ({ query: { search, limit, cursor } }) => {
    const page = await names.search(search, { limit, after: readCursor(cursor, search) });
    const ids = [...new Set(page.restaurantIds)];
    const found = new Map((await restaurants.findMany(ids)).map((each) => [each.restaurant_id, each]));
    const matching = ids.flatMap((id) => found.get(id) ?? []).filter((each) => hasPart(each, search));
    const next_cursor = page.next === undefined ? undefined : Buffer.from(page.next).toString('base64url');
    return { data: { restaurants: matching.map(describe), next_cursor } };
  };
}

/** The search may know names that have changed since. */
function hasPart({ name }: Restaurant, search: string): boolean {
  return foldName(name).includes(foldName(search));
}

/** A cursor is a place within the same search; anything else is refused. */
function readCursor(cursor: string | undefined, search: string): string | undefined {
  if (cursor === undefined) return undefined;
  const place = Buffer.from(cursor, 'base64url').toString();
  if (place.includes('#') && place.startsWith(foldName(search))) return place;
  throw notAPlace();
}

function describe({ restaurant_id, name, owner_email, address, created_at }: Restaurant) {
  return { restaurant_id, name, email: owner_email, address: address ?? '', signup_date: created_at };
}
