import { readPath } from '#shared/editing/record-value.ts';
import { PROFILE_GRAMMAR } from '#shared/profile/profile-grammar.ts';
import type { ProfileRow } from './profile-row.ts';

/** Bytes of the values as JSON. An audit record stores 2 KB, with the version and brackets. */
const MOST_BYTES = 1_900;

/**
 * The version and the values at the paths, as an audit record stores them. A value that doesn't fit is stored as its
 * length, and beyond that only the number of paths.
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
