import type { Changes } from '#shared/contract/changes.ts';
import { type AppliedChanges, applyChanges } from '#shared/editing/apply-changes.ts';
import { checkRecord } from '#shared/editing/check-record.ts';
import { createGrammar, type Json, type PathTarget } from '#shared/editing/grammar.ts';
import { parsePath } from '#shared/editing/parse-path.ts';
import { rebaseChanges } from '#shared/editing/rebase-changes.ts';
import { readPath } from '#shared/editing/record-value.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { CONTENT_ENTRY_FIELDS, CONTENT_FIELDS, CONTENT_LISTS } from './content-fields.ts';

/** The paths of a website's content (spec, website builder §7.1). */
export const CONTENT_GRAMMAR = createGrammar({
  fields: CONTENT_FIELDS,
  lists: CONTENT_LISTS,
  entryFields: CONTENT_ENTRY_FIELDS,
  nullMeans: 'absent',
});

export type AppliedContentChanges =
  | (Omit<Extract<AppliedChanges<SiteContent>, { isApplied: true }>, 'record'> & { content: SiteContent })
  | Extract<AppliedChanges<SiteContent>, { isApplied: false }>;

/** `applyChanges` for website content. */
export function applyContentChanges(content: SiteContent, changes: Changes): AppliedContentChanges {
  const applied = applyChanges(CONTENT_GRAMMAR, content, changes);
  if (!applied.isApplied) return applied;
  const { record, ...rest } = applied;
  return { ...rest, content: record };
}

/** `parsePath` for website content. */
export function parseContentPath(path: string): PathTarget | undefined {
  return parsePath(CONTENT_GRAMMAR, path);
}

/** `readPath` for website content. */
export function readContentPath(content: SiteContent, path: string): Json | undefined {
  return readPath(CONTENT_GRAMMAR, content, path);
}

/** `rebaseChanges` for website content. */
export function rebaseContentChanges(given: {
  changes: Changes;
  base: SiteContent;
  current: SiteContent;
}): ReturnType<typeof rebaseChanges> {
  return rebaseChanges(CONTENT_GRAMMAR, given);
}

/** `checkRecord` for website content. */
export function checkContent(content: SiteContent): Record<string, string> {
  return checkRecord(CONTENT_GRAMMAR, content);
}
