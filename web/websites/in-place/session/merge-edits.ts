import { isSameJson } from '#shared/editing/same-json.ts';
import { parseContentPath, readContentPath } from '#shared/site/editing/content-editing.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { applyEdit, type Edit, isEmptyEdit, rebaseEdit } from './edit.ts';

/** A text, image, or list that two windows changed. Values are those in the content. */
export type Conflict = {
  /** The owner’s path, which identifies the choice. */
  path: string;
  mine: unknown;
  /** Undefined if the item was removed. */
  theirs: unknown;
  /** False if the owner’s value has no place anymore. */
  canKeepMine: boolean;
};

export type Choice = 'mine' | 'theirs';

/** An unsaved edit, and the content it was based on. */
export type Unsaved = { edit: Edit; base: SiteContent };

export type Merge = {
  content: SiteContent;
  /** In the order of the unsaved edits; empty if nothing is left of one. */
  edits: Unsaved[];
  conflicts: Conflict[];
};

type Way = { path: string; now: string; value: Edit['changes'][string] };

/**
 * Rebases unsaved edits onto content that someone else saved. If both changed the same value, `choices` decides.
 * Without a choice, the other value stays and the path is a conflict. Everything else is kept.
 */
export function mergeEdits(
  theirs: SiteContent,
  unsaved: readonly Unsaved[],
  choices: ReadonlyMap<string, Choice> = new Map(),
): Merge {
  const conflicts = new Map<string, Conflict>();
  const edits: Unsaved[] = [];
  let content = theirs;
  for (const each of unsaved) {
    const { kept, found } = mergeOne(each, content, choices);
    for (const conflict of found) conflicts.set(conflict.path, conflict);
    const applied = applyEdit(content, kept);
    if (!applied.isApplied) {
      for (const path of Object.keys(each.edit.changes)) conflicts.set(path, goneConflict(each, path));
      edits.push({ edit: { changes: {} }, base: content });
      continue;
    }
    edits.push({ edit: kept, base: content });
    content = applied.content;
  }
  return { content, edits, conflicts: [...conflicts.values()].filter(({ path }) => !choices.has(path)) };
}

function mergeOne(
  unsaved: Unsaved,
  current: SiteContent,
  choices: ReadonlyMap<string, Choice>,
): { kept: Edit; found: Conflict[] } {
  const { edit, lost } = rebaseEdit(unsaved.edit, unsaved.base, current);
  const found: Conflict[] = lost.filter(isWorthAsking).map((path) => goneConflict(unsaved, path));
  const kept: [string, Way['value']][] = [];
  for (const way of waysOf(unsaved.edit, edit, lost)) {
    const conflict = conflictAt(way, unsaved.base, current);
    if (conflict === 'same') continue;
    if (conflict !== undefined) found.push(conflict);
    if (conflict === undefined || choices.get(way.path) === 'mine') kept.push([way.now, way.value]);
  }
  for (const path of lost) {
    const value = unsaved.edit.changes[path];
    if (value !== undefined && choices.get(path) === 'mine' && isList(path)) kept.push([path, value]);
  }
  const changes = Object.fromEntries(kept);
  return { kept: isEmptyEdit({ changes }) ? { changes } : { ...edit, changes }, found };
}

/** Each path of an edit with the path it was rebased to. */
function waysOf(before: Edit, after: Edit, lost: readonly string[]): Way[] {
  const paths = Object.keys(before.changes).filter((path) => !lost.includes(path));
  const now = Object.entries(after.changes);
  return paths.flatMap((path, index) => {
    const entry = now[index];
    return entry === undefined ? [] : [{ path, now: entry[0], value: entry[1] }];
  });
}

function conflictAt(way: Way, base: SiteContent, current: SiteContent): Conflict | 'same' | undefined {
  const kind = parseContentPath(way.path)?.kind;
  if (kind !== 'field' && kind !== 'itemField' && kind !== 'item') return undefined;
  const [before, theirs] = [readContentPath(base, way.path), readContentPath(current, way.now)];
  if (isSameJson(theirs, way.value)) return 'same';
  // The added item already exists, because the answer to an earlier call was lost.
  if (before === undefined && isSameJson(readContentPath(current, way.path), way.value)) return 'same';
  if (before === undefined || isSameJson(before, theirs)) return undefined;
  return { path: way.path, mine: way.value, theirs, canKeepMine: true };
}

/** Someone else also removed or moved it, so there is no conflict. */
function isWorthAsking(path: string): boolean {
  const kind = parseContentPath(path)?.kind;
  return kind !== 'delete' && kind !== 'move';
}

const isList = (path: string) => parseContentPath(path)?.kind === 'list';

function goneConflict({ edit }: Unsaved, path: string): Conflict {
  return { path, mine: edit.changes[path], theirs: undefined, canKeepMine: isList(path) };
}
