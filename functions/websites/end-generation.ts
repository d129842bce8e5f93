import type { Clock } from '#functions/platform/clock.ts';
import type { ObjectStore } from '#functions/platform/object-store.ts';
import type { RestaurantsRepository } from '#functions/platform/restaurants-repository.ts';
import { completeJob, failJob } from '#shared/domain/generation-job.ts';
import type { GenerationJob, GenerationJobsRepository } from './generation-jobs-repository.ts';
import { deletePictures } from './site-pictures.ts';
import type { WebsitesRepository } from './websites-repository.ts';

type Dependencies = {
  jobs: Pick<GenerationJobsRepository, 'save'>;
  websites: Pick<WebsitesRepository, 'find'>;
  restaurants: Pick<RestaurantsRepository, 'countWebsite'>;
  sites: ObjectStore;
  clock: Clock;
};

/**
 * Ends a job that cannot go on. A job whose website is already stored has succeeded, whatever went wrong
 * afterwards: it is counted and completed. Any other fails with a sentence for the owner. Returns the job
 * as it is then; when somebody else has changed it in between, as it was.
 */
export async function endGeneration(
  dependencies: Dependencies,
  job: GenerationJob,
  sentence: string,
): Promise<GenerationJob> {
  const { restaurant_id: restaurantId, website_id: websiteId } = job;
  const website = await dependencies.websites.find({ restaurantId, websiteId });
  if (website !== undefined)
    await dependencies.restaurants.countWebsite(restaurantId, { websiteId, as: 'total' });
  const ended = website === undefined ? failJob(job, sentence) : completeJob(job);
  const isMine = await dependencies.jobs.save(finished(ended, dependencies.clock.now()));
  if (isMine && website === undefined)
    await deletePictures(dependencies.sites, { websiteId, assets: draftedPictures(job) });
  return isMine ? ended : job;
}

/** A job that has ended, without the drafts that only workers need. */
export function finished(job: GenerationJob, now: Date): GenerationJob {
  return { ...job, drafts: {}, finished_at: now.toISOString() };
}

function draftedPictures({ drafts }: GenerationJob) {
  return Object.fromEntries((drafts.pictures ?? []).map(({ url, asset }) => [url, asset]));
}
