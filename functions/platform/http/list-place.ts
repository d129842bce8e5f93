import * as z from 'zod/mini';
import { parseJson } from '#shared/format/parse-json.ts';
import { invalidCursor } from './invalid-cursor.ts';

const CursorSchema = z.tuple([z.string(), z.string()]);

/** Encodes a position in a list as a cursor. `asked`: the search, filters, and order of the list. */
export function writePlace(place: string, asked: readonly unknown[]): string {
  return Buffer.from(JSON.stringify([JSON.stringify(asked), place])).toString('base64url');
}

/** Throws `invalid_input` for a cursor of another search, filter, or order. */
export function readPlace(cursor: string | undefined, asked: readonly unknown[]): string | undefined {
  if (cursor === undefined) return undefined;
  const read = parseJson(Buffer.from(cursor, 'base64url').toString());
  const [of, place] = CursorSchema.safeParse(read).data ?? [];
  if (of !== JSON.stringify(asked) || place === undefined) throw invalidCursor();
  return place;
}
