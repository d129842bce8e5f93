import type { WebsiteDependencies } from '#functions/websites/operations.ts';
import { hasEnded } from '#shared/domain/generation-job.ts';
import type { WebsiteDocument } from '../websites/website-rows.ts';
import { reviveGeneration } from './revive-generation.ts';

/**
 * The document as it is once a regeneration that has ended, or whose job is gone, does not hold it any more.
 * One that lost its worker is put back to work. Throws `AppError('not_found')`.
 */
export async function healRegeneration(
  dependencies: Pick<
    WebsiteDependencies,
    'jobs' | 'websites' | 'restaurants' | 'sites' | 'siteVersions' | 'queue' | 'clock'
  >,
  document: WebsiteDocument,
): Promise<WebsiteDocument> {
  const { restaurant_id: restaurantId, website_id: websiteId, regeneration_id } = document;
  if (regeneration_id === undefined) return document;
  const job = await dependencies.jobs.find(restaurantId, regeneration_id);
  if (job !== undefined && !hasEnded(await reviveGeneration(dependencies, job))) return document;
  await dependencies.websites.releaseRegeneration({ restaurantId, websiteId }, regeneration_id);
  return dependencies.websites.getDocument({ restaurantId, websiteId });
}
