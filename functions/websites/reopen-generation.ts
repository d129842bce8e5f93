import type { Clock } from '#functions/platform/clock.ts';
import type { RestaurantsRepository } from '#functions/platform/restaurants-repository.ts';
import type { GenerationMessage } from '#shared/contract/queue-messages.ts';
import { hasEnded, isAbandoned, MAX_ATTEMPTS, reopenJob } from '#shared/domain/generation-job.ts';
import type { GenerationJob, GenerationJobsRepository } from './generation-jobs-repository.ts';
import { takePlace } from './generation-place.ts';
import { EXHAUSTED_SENTENCE } from './revive-generation.ts';
import type { WebsitesRepository } from './websites-repository.ts';

export type ReopenDependencies = {
  jobs: Pick<GenerationJobsRepository, 'find' | 'save'>;
  restaurants: Pick<RestaurantsRepository, 'startGeneration'>;
  websites: Pick<WebsitesRepository, 'reserve'>;
  clock: Clock;
};

/**
 * Gives a job on which every worker died a fresh chance, before its message goes back to the queue. A job
 * that ended in any other way, or still has workers to try it, stays as it is. Returns false when the message
 * must wait: a worker may still be at it, or the restaurant has no place free. Repeating it is safe.
 */
export async function reopenGeneration(
  dependencies: ReopenDependencies,
  message: GenerationMessage,
): Promise<boolean> {
  const job = await dependencies.jobs.find(message.restaurant_id, message.generation_id);
  if (job === undefined) return true;
  if (hasEnded(job)) return job.error_details !== EXHAUSTED_SENTENCE || reopenFailed(dependencies, job);
  const now = dependencies.clock.now();
  if (job.attempts < MAX_ATTEMPTS) return true;
  return isAbandoned(job, now) && dependencies.jobs.save(reopenJob(job, now));
}

async function reopenFailed(dependencies: ReopenDependencies, job: GenerationJob): Promise<boolean> {
  if (!(await takePlace(dependencies, job))) return false;
  const reopened = { ...reopenJob(job, dependencies.clock.now()), finished_at: undefined };
  return dependencies.jobs.save(reopened);
}
