import { parseJson } from '#shared/format/parse-json.ts';
import { invalidCursor } from './invalid-cursor.ts';

/** A position in a list: the keys of an index and of its table. */
export type Place = Record<string, string>;

/** Encodes a position for callers; undefined at the end of the list. */
export function writeCursor(place: Place | undefined): string | undefined {
  return place === undefined ? undefined : Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Throws `invalid_input` unless the cursor has exactly these keys. */
export function readCursor(cursor: string | undefined, names: readonly string[]): Place | undefined {
  if (cursor === undefined) return undefined;
  const place = parsed(cursor);
  const isPlace = names.every((name) => typeof place[name] === 'string' && place[name] !== '');
  if (!isPlace || Object.keys(place).length !== names.length) throw invalidCursor();
  return place as Place;
}

function parsed(cursor: string): Record<string, unknown> {
  const place = parseJson(Buffer.from(cursor, 'base64url').toString());
  return typeof place === 'object' && place !== null ? { ...place } : {};
}
