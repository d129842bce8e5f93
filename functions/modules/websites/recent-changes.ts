import type { Conflict } from '#shared/contract/changes.ts';
import { readContentPath } from '#shared/site/editing/content-editing.ts';
import type { WebsiteDocument } from './website-rows.ts';

type RecentChanges = WebsiteDocument['recent_changes'];

/** Stands for a change of the whole website, such as a restored version. */
export const WHOLE_WEBSITE = '*';

const MOST_CHANGES = 50;
/** Of the changes as JSON, so that they stay a small part of the row. */
const MOST_CHARACTERS = 16_000;

/** The document's next version: what was changed is written down, for telling a slower editor. */
export function nextVersion(
  document: WebsiteDocument,
  paths: readonly string[],
  now: Date,
): Pick<WebsiteDocument, 'version' | 'updated_at' | 'recent_changes'> {
  const version = document.version + 1;
  const isTooMuch = JSON.stringify(paths).length > MOST_CHARACTERS;
  const change = { version, paths: isTooMuch ? [WHOLE_WEBSITE] : [...paths] };
  return {
    version,
    updated_at: now.toISOString(),
    recent_changes: newest([...document.recent_changes, change]),
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

/** What was changed since version `since`, with the values that are there now. */
export function conflictSince(document: WebsiteDocument, since: number): Conflict {
  const later = document.recent_changes.filter(({ version }) => version > since);
  const paths = new Set(later.flatMap((change) => change.paths));
  const isWhole = later.length === document.version - since && !paths.has(WHOLE_WEBSITE);
  const told = [...paths].filter((path) => path !== WHOLE_WEBSITE && !isBelowAnother(path, paths));
  return {
    version: document.version,
    changes: Object.fromEntries(told.map((path) => [path, presentValue(document, path)])),
    is_whole: isWhole,
  };
}

/** Whether the list of `menu_items[3].name`, or the item, is told as a whole: the index may be an older one. */
function isBelowAnother(path: string, paths: ReadonlySet<string>): boolean {
  const list = path.replace(/\[\d+\](\.\w+)?$/, '');
  const item = path.replace(/\]\.\w+$/, ']');
  return (list !== path && paths.has(list)) || (item !== path && paths.has(item));
}

function presentValue(document: WebsiteDocument, path: string): Conflict['changes'][string] {
  if (path === 'content_source') return document.content_source;
  if (path === 'custom_requirements') return document.custom_requirements;
  return readContentPath(document.content, path) ?? null;
}
