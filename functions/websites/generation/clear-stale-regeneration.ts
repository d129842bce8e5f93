import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import { hasEnded } from '#shared/websites/generation-job.ts';
import { type RequeueStalledJobDependencies, requeueStalledJob } from './requeue-stalled-job.ts';

/**
 * Returns the document without the claim of a regeneration that has ended or is gone. One that lost its worker is
 * queued again. Throws `AppError('not_found')`.
 */
export async function clearStaleRegeneration(
  dependencies: RequeueStalledJobDependencies & { websites: Pick<WebsitesRepository, 'getDocument'> },
  document: WebsiteDocument,
): Promise<WebsiteDocument> {
  const { restaurant_id: restaurantId, website_id: websiteId, regeneration_id } = document;
  if (regeneration_id === undefined) return document;
  const job = await dependencies.jobs.find(restaurantId, regeneration_id);
  if (job !== undefined && !hasEnded(await requeueStalledJob(dependencies, job))) return document;
  await dependencies.websites.releaseRegeneration({ restaurantId, websiteId }, regeneration_id);
  return dependencies.websites.getDocument({ restaurantId, websiteId });
}
