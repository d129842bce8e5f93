import { AppError } from '#functions/platform/app-error.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { nextVersion, WHOLE_ROW } from '#functions/platform/records/recent-changes.ts';
import { describeGeneration } from '#functions/websites/generation/describe-generation.ts';
import type { GenerationJob } from '#functions/websites/generation/generation-jobs-repository.ts';
import { takeSnapshot } from '#functions/websites/snapshots/take-snapshot.ts';
import { deleteRemains } from '#functions/websites/website-files.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import { reviewSuggestions } from '#shared/site/review/suggestions.ts';
import { NonRetryableError, WEBSITE_DELETED } from './non-retryable-error.ts';
import { preserveOwnerFacts } from './preserve-owner-facts.ts';
import { contentOf } from './website-parts.ts';

/** Attempts, each lost only to a concurrent save. */
const TRIES = 5;

export type RegenerationStores = {
  websites: Pick<
    WebsitesRepository,
    | 'find'
    | 'findDocument'
    | 'saveRegenerated'
    | 'saveSnapshot'
    | 'releaseRegeneration'
    | 'listSnapshots'
    | 'deleteSnapshot'
  >;
  sites: ObjectStore;
  siteVersions: ObjectStore;
  clock: Clock;
};

/** Throws `NonRetryableError` if the website is gone or is claimed by another job. */
export async function checkWaiting(stores: RegenerationStores, job: GenerationJob): Promise<WebsiteDocument> {
  return waitingFor(job, await findDocument(stores, job));
}

/**
 * Replaces the website's content with the job's result, and keeps the previous version with all edits made
 * meanwhile. Repeating it replaces the content once.
 */
export async function storeRegenerated(stores: RegenerationStores, job: GenerationJob): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await findDocument(stores, job);
    if (found.regenerated_by === job.generation_id) return;
    const { regeneration_id, ...document } = waitingFor(job, found);
    await takeSnapshot(stores, { document, reason: 'before_regeneration' });
    if (await stores.websites.saveRegenerated(regeneratedDocument(job, document, stores.clock.now()))) return;
  }
  throw new AppError('unavailable');
}

function waitingFor(job: GenerationJob, document: WebsiteDocument): WebsiteDocument {
  if (document.regeneration_id === job.generation_id) return document;
  throw new NonRetryableError('This website no longer needs regenerating, so we didn’t change it.');
}

async function findDocument(stores: RegenerationStores, job: GenerationJob): Promise<WebsiteDocument> {
  const key = { restaurantId: job.restaurant_id, websiteId: job.website_id };
  const document = await stores.websites.findDocument(key);
  if (document !== undefined) return document;
  await deleteRemains(stores, key);
  throw new NonRetryableError(WEBSITE_DELETED);
}

/** The page uses sections again; the owner's custom HTML and CSS are kept beside them. */
function regeneratedDocument(job: GenerationJob, before: WebsiteDocument, now: Date) {
  const fresh = preserveOwnerFacts({
    websiteId: job.website_id,
    fresh: contentOf(job),
    page: before.content,
    hasNewRequirements: job.has_new_requirements === true,
    hasCustomHtml: before.source_key !== undefined,
  });
  const { content } = reviewSuggestions(fresh, { keep: before.kept_suggestions ?? [], remove: [] });
  return {
    ...before,
    ...nextVersion(before, [WHOLE_ROW], now),
    content,
    content_source: 'sections' as const,
    undone_requests: job.drafts.facts?.undone ?? [],
    brief_lines: job.drafts.facts?.lines ?? [],
    custom_requirements: job.custom_requirements,
    design_preferences: job.design_preferences,
    generation_details: describeGeneration(job, now),
    regenerated_by: job.generation_id,
  };
}
