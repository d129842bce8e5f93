import * as z from 'zod/mini';
import { invalidCursor } from '#functions/platform/http/invalid-cursor.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import type { dashboardRoutes } from '#shared/dashboard/contract/dashboard-routes.ts';
import { foldName } from '#shared/text/name-search.ts';

export type ListQuery = RouteInput<typeof dashboardRoutes.listRestaurants>['query'];

const CursorSchema = z.tuple([z.string(), z.string(), z.string(), z.string()]);

/** The cursor of a place within this search in this order. */
export function placeOf(place: string, { search, sort, order }: ListQuery): string {
  return Buffer.from(JSON.stringify([foldName(search), sort, order, place])).toString('base64url');
}

/** The place that a cursor names. One of another search or order, and anything else, is refused. */
export function readPlace(
  cursor: string | undefined,
  { search, sort, order }: ListQuery,
): string | undefined {
  if (cursor === undefined) return undefined;
  const [ofSearch, ofSort, ofOrder, place = ''] = CursorSchema.safeParse(parsed(cursor)).data ?? [];
  const isOfThis = ofSearch === foldName(search) && ofSort === sort && ofOrder === order;
  if (!isOfThis || !place.includes('#')) throw invalidCursor();
  return place;
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
