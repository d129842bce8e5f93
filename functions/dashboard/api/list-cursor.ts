import { invalidCursor } from '#functions/platform/http/invalid-cursor.ts';
import { readPlace, writePlace } from '#functions/platform/http/list-place.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import type { dashboardRoutes } from '#shared/dashboard/contract/dashboard-routes.ts';
import { foldName } from '#shared/text/name-search.ts';

export type ListQuery = RouteInput<typeof dashboardRoutes.listRestaurants>['query'];

/** Encodes a position within this search and sort order. */
export function placeOf(place: string, query: ListQuery): string {
  return writePlace(place, askedOf(query));
}

/** Decodes the position of a cursor. Rejects cursors of another search or order. */
export function placeAfter(cursor: string | undefined, query: ListQuery): string | undefined {
  const place = readPlace(cursor, askedOf(query));
  if (place !== undefined && !place.includes('#')) throw invalidCursor();
  return place;
}

function askedOf({ search, sort, order, status, plan, setup }: ListQuery) {
  return [foldName(search), sort, order, status, plan, setup];
}
