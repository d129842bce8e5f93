import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { WebsiteDependencies } from '#functions/websites/api/dependencies.ts';
import type { GenerationJob } from '#functions/websites/generation/generation-jobs-repository.ts';
import { requeueStalledJob } from '#functions/websites/generation/requeue-stalled-job.ts';
import type { websiteRoutes } from '#shared/websites/contract/website-routes.ts';

type Dependencies = Pick<
  WebsiteDependencies,
  'jobs' | 'websites' | 'restaurants' | 'sites' | 'siteVersions' | 'queue' | 'clock' | 'log'
>;

/** Returns a job's progress. Each poll also checks for an abandoned job and queues it again. */
export function createGetGenerationProgress(
  dependencies: Dependencies,
): Operation<typeof websiteRoutes.getGenerationProgress> {
  return async ({ params }, { restaurantId }) => {
    const job = await dependencies.jobs.find(restaurantId, params.id);
    if (job === undefined) throw new AppError('not_found');
    return progressOf(await requeuedIfStalled(job));
  };

  /** Polling succeeds even if queueing fails; the next poll tries again. */
  async function requeuedIfStalled(job: GenerationJob): Promise<GenerationJob> {
    try {
      return await requeueStalledJob(dependencies, job);
    } catch (error) {
      dependencies.log.warning('a stalled generation job could not be requeued', {
        restaurant_id: job.restaurant_id,
        generation_id: job.generation_id,
        error,
      });
      return job;
    }
  }
}

/** Describes a job for its owner. */
export function progressOf(job: GenerationJob) {
  return {
    generation_id: job.generation_id,
    status: job.status,
    progress_percentage: job.progress_percentage,
    current_operation: job.current_operation,
    website_id: job.status === 'completed' ? job.website_id : null,
    error_details: job.error_details,
  };
}
