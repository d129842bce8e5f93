import { readPath } from '#shared/editing/record-value.ts';
import { PROFILE_GRAMMAR } from '#shared/profile/profile-grammar.ts';
import type { ProfileRow } from './profile-row.ts';

/** Of the values as JSON: an audit record keeps 2 KB, with the version and the brackets. */
const MOST_BYTES = 1_900;

/**
 * The version and what stands at the paths, as an audit record can keep it: a value that is too long for the room that is
 * left is kept as its length, and beyond that only how many paths there are.
 */
export function auditRecordValues(
  { version, profile }: ProfileRow,
  paths: readonly string[],
  mostBytes = MOST_BYTES,
): object {
  const values: Record<string, unknown> = {};
  let room = mostBytes;
  for (const path of paths) {
    const value = readPath(PROFILE_GRAMMAR, profile, path);
    const bytes = bytesOf(value);
    const kept = room >= bytes + path.length + 4 ? value : { too_long: bytes };
    room -= bytesOf(kept) + path.length + 4;
    if (room < 0) return { version, changed_paths: paths.length, values };
    values[path] = kept;
  }
  return { version, values };
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value ?? null));
}
