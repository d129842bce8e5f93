import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { deleteWebsiteFiles } from '#functions/websites/website-files.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import { completeJob, failJob } from '#shared/websites/generation-job.ts';
import { finalizeRegeneration } from './finalize-regeneration.ts';
import { finalizeWebsite } from './finalize-website.ts';
import type { GenerationJob, GenerationJobsRepository } from './generation-jobs-repository.ts';
import { runOf } from './generation-slot.ts';

/** What ending a generation needs. */
export type EndGenerationDependencies = {
  jobs: Pick<GenerationJobsRepository, 'find' | 'save'>;
  websites: Pick<
    WebsitesRepository,
    'dropReservation' | 'findDocument' | 'releaseRegeneration' | 'listSnapshots' | 'deleteSnapshot'
  >;
  restaurants: Pick<RestaurantsRepository, 'countWebsite' | 'dropClaim' | 'finishGeneration'>;
  sites: ObjectStore;
  siteVersions: ObjectStore;
  clock: Clock;
};

/**
 * Ends a job that cannot go on. A job whose website is already stored has succeeded, whatever went wrong
 * afterwards: it is counted and completed. Any other fails with a message for the owner, after it was made
 * sure that no worker can store the website any more. Returns the job as it is then; when somebody else has
 * changed it in between, as it was. Repeating it is safe.
 */
export async function endGeneration(
  dependencies: EndGenerationDependencies,
  job: GenerationJob,
  message: string,
): Promise<GenerationJob> {
  const { jobs, restaurants, clock } = dependencies;
  const current = await jobs.find(job.restaurant_id, job.generation_id);
  if (current?.version !== job.version) return job;
  const run = runOf(job);
  const isStored = await settle(dependencies, job);
  const ended = finished(isStored ? completeJob(job) : failJob(job, message), clock.now());
  if (!(await jobs.save(ended))) return job;
  await restaurants.finishGeneration(run);
  return ended;
}

/**
 * Whether what the job was to make is there; if it is not, it never will be, and its pictures are gone. Repeating it is
 * safe.
 */
export async function settle(dependencies: EndGenerationDependencies, job: GenerationJob): Promise<boolean> {
  // Its pictures may be those of the website as it was: they go with the website.
  if (job.kind === 'regeneration') return finalizeRegeneration(dependencies, job);
  const isStored = await finalizeWebsite(dependencies, runOf(job));
  if (!isStored) await deleteWebsiteFiles(dependencies, runOf(job));
  return isStored;
}

/** A job that has ended, without the facts and drafts that only workers need. */
export function finished(job: GenerationJob, now: Date): GenerationJob {
  return { ...job, drafts: {}, profile: undefined, finished_at: now.toISOString() };
}
