import * as z from 'zod/mini';
import { invalidCursor } from '#functions/platform/http/invalid-cursor.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import type { dashboardRoutes } from '#shared/dashboard/contract/dashboard-routes.ts';
import { foldName } from '#shared/text/name-search.ts';

export type ListQuery = RouteInput<typeof dashboardRoutes.listRestaurants>['query'];

const CursorSchema = z.tuple([z.string(), z.string()]);

/** Encodes a position within this search and sort order. */
export function placeOf(place: string, query: ListQuery): string {
  return Buffer.from(JSON.stringify([askedOf(query), place])).toString('base64url');
}

/** Decodes the position of a cursor. Rejects cursors of another search or order. */
export function readPlace(cursor: string | undefined, query: ListQuery): string | undefined {
  if (cursor === undefined) return undefined;
  const [asked, place = ''] = CursorSchema.safeParse(parsed(cursor)).data ?? [];
  if (asked !== askedOf(query) || !place.includes('#')) throw invalidCursor();
  return place;
}

/** The search and sort order of a list. */
function askedOf({ search, sort, order, status, plan }: ListQuery): string {
  return JSON.stringify([foldName(search), sort, order, status, plan]);
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
