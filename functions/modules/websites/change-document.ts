import { AppError } from '#functions/platform/app-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { assertStorable } from './document-size.ts';
import { conflictSince, nextVersion } from './recent-changes.ts';
import type { WebsiteKey } from './website-keys.ts';
import type { WebsiteDocument } from './website-rows.ts';
import type { WebsitesRepository } from './websites-repository.ts';

/** A writer that fails was overtaken by somebody who then had succeeded: ten at once need ten at most. */
const MOST_ATTEMPTS = 12;
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [10, 160];

export type ChangeDocumentDependencies = {
  websites: Pick<WebsitesRepository, 'getDocument' | 'saveDocument'>;
  clock: Clock;
  /** Between attempts; a random part of a time that grows, when left out. */
  waitBefore?: (attempt: number) => Promise<void>;
};

/** Those who change one website at once come back at different moments. */
function waitRandomly(attempt: number): Promise<void> {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}

/** What is different, and the paths that say so to slower editors. Nothing is written when there are no paths. */
export type DocumentChange = { fields: Partial<WebsiteDocument>; paths: readonly string[] };

/**
 * Makes one change to a website's document, as one conditional write. With `baseVersion` it is refused when the
 * document has another version: `AppError('website_changed')` says what was changed in between. Without, the change
 * is made to what is there, again when somebody else was faster. Also throws `AppError('not_found')`,
 * `AppError('payload_too_large')`, and what `change` throws. Returns the document as it is then.
 */
export async function changeDocument(
  dependencies: ChangeDocumentDependencies,
  place: { key: WebsiteKey; baseVersion: number | undefined },
  change: (document: WebsiteDocument) => DocumentChange | Promise<DocumentChange>,
): Promise<WebsiteDocument> {
  const { websites, clock, waitBefore = waitRandomly } = dependencies;
  let attempted: WebsiteDocument | undefined;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    if (attempt > 0) await waitBefore(attempt);
    const document = await websites.getDocument(place.key);
    if (attempted !== undefined && isSaved(document, attempted)) return attempted;
    refuseStale(document, place.baseVersion);
    const { fields, paths } = await change(document);
    if (paths.length === 0) return document;
    const next = { ...document, ...fields, ...nextVersion(document, paths, clock.now()) };
    assertStorable(next);
    if (await websites.saveDocument(next)) return next;
    // Either somebody was faster, or the store did what it was asked and its answer was lost: the next turn sees.
    attempted = next;
  }
  throw new AppError('unavailable');
}

function isSaved(document: WebsiteDocument, attempted: WebsiteDocument): boolean {
  const said = ({ version, updated_at, recent_changes, content, ...rest }: WebsiteDocument) => [
    version,
    updated_at,
    recent_changes,
    content,
    [rest.source_key, rest.custom_requirements, rest.design_preferences],
  ];
  return isSameJson(said(document), said(attempted));
}

function refuseStale(document: WebsiteDocument, baseVersion: number | undefined): void {
  if (baseVersion === undefined || baseVersion === document.version) return;
  throw new AppError('website_changed', {
    conflict: conflictSince(document, baseVersion),
    isAfterWork: true,
  });
}
