import { AppError } from '#functions/platform/app-error.ts';
import type { GenerationRun } from '#functions/restaurants/generation-slots.ts';
import { assertStorable } from '#functions/websites/document-size.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { finalizeWebsite } from '#functions/websites/generation/finalize-website.ts';
import { reclaimStaleSlots } from '#functions/websites/generation/reclaim-stale-slots.ts';
import { deleteWebsiteFiles } from '#functions/websites/website-files.ts';
import type { WebsiteDocument, WebsiteRecord } from '#functions/websites/website-rows.ts';
import type { NewWebsite } from '#functions/websites/websites-repository.ts';
import { NO_RESTAURANT } from '#shared/restaurants/no-restaurant.ts';

type Dependencies = Pick<
  WebsiteEditingDependencies,
  'jobs' | 'websites' | 'restaurants' | 'sites' | 'siteVersions' | 'queue' | 'clock' | 'ids'
>;

/** A new website's content. Missing parts are empty. */
export type WebsiteToAdd = { status: 'draft' | 'ready'; content: WebsiteDocument['content'] } & Partial<
  Pick<
    WebsiteDocument,
    | 'content_source'
    | 'source_key'
    | 'source_images'
    | 'custom_requirements'
    | 'design_preferences'
    | 'generation_details'
    | 'fact_sources'
  >
>;

const MADE_BY_HAND = { features_used: [], ai_model: '', generation_time: 0 };

/**
 * Adds a website within this call. `make` may store files in the website's folders (sites bucket and versions
 * bucket) before the website exists; they are deleted if it fails. The next call cleans up after a crash. Throws
 * `AppError('website_limit')`, `AppError('not_found')` without a restaurant, and what `make` throws.
 */
export async function addWebsite(
  dependencies: Dependencies,
  restaurantId: string,
  make: (websiteId: string) => Promise<WebsiteToAdd>,
): Promise<WebsiteRecord> {
  const { websites, restaurants } = dependencies;
  const restaurant = await restaurants.find(restaurantId);
  if (restaurant === undefined) throw new AppError('not_found', { message: NO_RESTAURANT });
  const run = await takeSlotOrRefuse(dependencies, restaurantId);
  try {
    const added = newWebsite(run, restaurant.name, await make(run.websiteId));
    assertStorable(added.document);
    if (!(await websites.create(added))) throw new AppError('unavailable');
  } catch (error) {
    await giveUp(dependencies, run).catch(() => undefined);
    throw error;
  }
  await restaurants.countWebsite(restaurantId, {
    websiteId: run.websiteId,
    as: 'total',
    at: run.requestedAt,
  });
  await restaurants.finishGeneration(run);
  return websites.get(run);
}

async function takeSlotOrRefuse(dependencies: Dependencies, restaurantId: string): Promise<GenerationRun> {
  const { restaurants, websites, ids, clock } = dependencies;
  await reclaimStaleSlots(dependencies, restaurantId);
  const websiteId = ids.next();
  const requestedAt = clock.now().toISOString();
  const run = { restaurantId, websiteId, generationId: websiteId, requestedAt };
  if (!(await restaurants.startAddition(run))) throw new AppError('website_limit');
  await websites.reserve(run);
  return run;
}

/** If the website was stored although the call seemed to fail, it is kept and counted. */
async function giveUp(dependencies: Dependencies, run: GenerationRun): Promise<void> {
  if (!(await finalizeWebsite(dependencies, run))) await deleteWebsiteFiles(dependencies, run);
  await dependencies.restaurants.finishGeneration(run);
}

function newWebsite(run: GenerationRun, restaurantName: string, website: WebsiteToAdd): NewWebsite {
  const { status, content, ...given } = website;
  const ids = { restaurant_id: run.restaurantId, website_id: run.websiteId };
  const now = run.requestedAt;
  return {
    summary: {
      ...ids,
      website_name: content.website_name,
      status,
      created_at: now,
      updated_at: now,
      design_category: content.design_category,
      hero_image: content.hero_image,
      restaurant_name: restaurantName,
    },
    document: {
      ...ids,
      version: 1,
      updated_at: now,
      content,
      content_source: 'sections',
      recent_changes: [],
      custom_requirements: '',
      design_preferences: {},
      generation_details: MADE_BY_HAND,
      ...given,
    },
  };
}
