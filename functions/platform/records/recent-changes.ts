import * as z from 'zod/mini';
import type { Conflict } from '#shared/contract/changes.ts';

/** The newest changes of a row, oldest first, to detect conflicts. Older changes are dropped. */
export const RecentChangesSchema = z.array(
  z.object({ version: z.int().check(z.positive()), paths: z.array(z.string()) }),
);
type RecentChanges = z.infer<typeof RecentChangesSchema>;

type VersionedRow = { version: number; recent_changes: RecentChanges };

/** Marks a change of the whole row, such as a restored version of a website. */
export const WHOLE_ROW = '*';

const MOST_CHANGES = 50;
/** The most characters of the changes as JSON, so that they stay a small part of the row. */
const MOST_CHARACTERS = 16_000;

/** Returns the row's next version with its change listed, to detect conflicts. */
export function nextVersion(
  row: VersionedRow,
  paths: readonly string[],
  now: Date,
): VersionedRow & { updated_at: string } {
  const version = row.version + 1;
  const isTooMuch = JSON.stringify(paths).length > MOST_CHARACTERS;
  const change = { version, paths: isTooMuch ? [WHOLE_ROW] : [...paths] };
  return {
    version,
    updated_at: now.toISOString(),
    recent_changes: newest([...row.recent_changes, change]),
  };
}

function newest(changes: RecentChanges): RecentChanges {
  const kept: RecentChanges = [];
  let characters = 0;
  for (const change of changes.slice(-MOST_CHANGES).reverse()) {
    characters += JSON.stringify(change).length;
    if (characters > MOST_CHARACTERS) break;
    kept.unshift(change);
  }
  return kept;
}

/** Returns what changed since version `since`, with current values. */
export function conflictSince(
  row: VersionedRow,
  since: number,
  presentValue: (path: string) => Conflict['changes'][string] | undefined,
): Conflict {
  const later = row.recent_changes.filter(({ version }) => version > since);
  const paths = new Set(later.flatMap((change) => change.paths));
  const isWhole = later.length === row.version - since && !paths.has(WHOLE_ROW);
  const listed = [...paths].filter((path) => path !== WHOLE_ROW && !isBelowAnother(path, paths));
  return {
    version: row.version,
    changes: Object.fromEntries(listed.map((path) => [path, presentValue(path) ?? null])),
    is_whole: isWhole,
  };
}

/** Whether the list or item that contains this path is already listed, because indexes may have shifted. */
function isBelowAnother(path: string, paths: ReadonlySet<string>): boolean {
  const list = path.replace(/\[\d+\](\.\w+)?$/, '');
  const item = path.replace(/\]\.\w+$/, ']');
  return (list !== path && paths.has(list)) || (item !== path && paths.has(item));
}
