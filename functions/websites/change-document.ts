import { AppError } from '#functions/platform/app-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { conflictSince, nextVersion } from '#functions/platform/records/recent-changes.ts';
import { saveChange } from '#functions/platform/records/save-change.ts';
import type { Conflict } from '#shared/contract/changes.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { readContentPath } from '#shared/site/editing/content-editing.ts';
import { withCarriedDrafts } from '#shared/site/review/carried-drafts.ts';
import { assertStorable } from './document-size.ts';
import type { WebsiteKey } from './website-keys.ts';
import type { WebsiteDocument } from './website-rows.ts';
import type { WebsitesRepository } from './websites-repository.ts';

export type ChangeDocumentDependencies = {
  websites: Pick<WebsitesRepository, 'getDocument' | 'saveDocument'>;
  clock: Clock;
  /** Waits between attempts. Default: a random part of a growing time. */
  waitBefore?: (attempt: number) => Promise<void>;
};

/** The changed fields, and the changed paths for conflict messages. No paths: nothing is written. */
export type DocumentChange = { fields: Partial<WebsiteDocument>; paths: readonly string[] };

/**
 * Changes a website's document with one conditional write. With `baseVersion`, it is refused if the document has
 * another version: `AppError('website_changed')` lists the changes in between. Without it, the change applies to
 * the current version, and is repeated after concurrent writes. Also throws `AppError('not_found')`,
 * `AppError('payload_too_large')`, and what `change` throws. Returns the current document.
 */
export async function changeDocument(
  { websites, clock, waitBefore }: ChangeDocumentDependencies,
  place: { key: WebsiteKey; baseVersion: number | undefined },
  change: (document: WebsiteDocument) => DocumentChange | Promise<DocumentChange>,
): Promise<WebsiteDocument> {
  const store = {
    read: () => websites.getDocument(place.key),
    save: (document: WebsiteDocument) => websites.saveDocument(document),
    isSame: isSaved,
    waitBefore,
  };
  return saveChange(store, async (document) => {
    refuseStale(document, place.baseVersion);
    const { fields, paths } = await change(document);
    if (paths.length === 0) return undefined;
    const content = withCarriedDrafts(document.content, fields.content ?? document.content);
    const next = { ...document, ...fields, content, ...nextVersion(document, paths, clock.now()) };
    assertStorable(next);
    return next;
  });
}

function isSaved(document: WebsiteDocument, attempted: WebsiteDocument): boolean {
  const savedParts = ({ version, updated_at, recent_changes, content, ...rest }: WebsiteDocument) => [
    version,
    updated_at,
    recent_changes,
    content,
    [rest.source_key, rest.custom_requirements, rest.design_preferences],
  ];
  return isSameJson(savedParts(document), savedParts(attempted));
}

/** Throws `AppError('website_changed')` if the caller's version isn't the current one. */
export function refuseStale(document: WebsiteDocument, baseVersion: number | undefined): void {
  if (baseVersion === undefined || baseVersion === document.version) return;
  const { content, content_source, custom_requirements, fact_sources = {} } = document;
  const others: Record<string, Conflict['changes'][string]> = {
    content_source,
    custom_requirements,
    fact_sources,
  };
  const presentValue = (path: string) => others[path] ?? readContentPath(content, path);
  throw new AppError('website_changed', {
    conflict: conflictSince(document, baseVersion, presentValue),
    isAfterWork: true,
  });
}
