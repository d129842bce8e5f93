import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { WebsiteDependencies } from '#functions/websites/api/dependencies.ts';
import { finished } from '#functions/websites/generation/end-generation.ts';
import type { GenerationJob } from '#functions/websites/generation/generation-jobs-repository.ts';
import { releaseCanceled } from '#functions/websites/generation/release-canceled.ts';
import type { websiteRoutes } from '#shared/websites/contract/website-routes.ts';
import { cancelJob, isCancelable } from '#shared/websites/generation-job.ts';
import { progressOf } from './get-generation-progress.ts';

/** Attempts, each lost only if a worker finished a step at the same moment. */
const TRIES = 5;

type Dependencies = Pick<
  WebsiteDependencies,
  'jobs' | 'websites' | 'restaurants' | 'sites' | 'siteVersions' | 'meter' | 'clock'
>;

/**
 * Cancels a running job with one conditional write. Its worker notices with its next heartbeat, which ends a
 * request to a model, or with the write that would end its step. Canceling again finishes what a crashed call left.
 */
export function createCancelGeneration(
  dependencies: Dependencies,
): Operation<typeof websiteRoutes.cancelGeneration> {
  return async ({ params }, { restaurantId, audit }) => {
    const job = await canceled(dependencies, { restaurantId, generationId: params.id });
    await releaseCanceled(dependencies, job);
    audit.before = { website_name: job.website_name };
    return progressOf(job);
  };
}

async function canceled(
  { jobs, clock }: Dependencies,
  key: { restaurantId: string; generationId: string },
): Promise<GenerationJob> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const job = await jobs.find(key.restaurantId, key.generationId);
    if (job === undefined) throw new AppError('not_found');
    if (job.status === 'canceled') return job;
    if (!isCancelable(job)) throw tooLate(job);
    const ended = finished(cancelJob(job), clock.now());
    if (await jobs.save(ended)) return ended;
  }
  throw new AppError('unavailable');
}

function tooLate({ status }: GenerationJob): AppError {
  if (status === 'in_progress') return new AppError('too_late_to_cancel');
  const message =
    status === 'completed'
      ? 'It’s too late to cancel. Your website is ready.'
      : 'We already stopped generating this website, so there’s nothing to cancel.';
  return new AppError('too_late_to_cancel', { message });
}
