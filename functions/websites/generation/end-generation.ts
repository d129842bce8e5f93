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

/** The dependencies of ending a generation. */
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
 * Ends a job that can't continue. If its website is stored, the job has succeeded: it is counted and completed.
 * Otherwise it fails with a message for the owner, after making sure that no worker can still store the website.
 * Returns the current job, unchanged after a concurrent change. Repeating it is safe.
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

/** Returns whether the job's result exists. If not, it never will, and its images are deleted. Repeating it is safe. */
export async function settle(dependencies: EndGenerationDependencies, job: GenerationJob): Promise<boolean> {
  // The website's current version may use its images, so they stay until the website is deleted.
  if (job.kind === 'regeneration') return finalizeRegeneration(dependencies, job);
  const isStored = await finalizeWebsite(dependencies, runOf(job));
  if (!isStored) await deleteWebsiteFiles(dependencies, runOf(job));
  return isStored;
}

/** The ended job without the facts and drafts that only workers need. */
export function finished(job: GenerationJob, now: Date): GenerationJob {
  return { ...job, drafts: {}, profile: undefined, finished_at: now.toISOString() };
}
