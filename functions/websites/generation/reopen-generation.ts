import type { Clock } from '#functions/platform/clock.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import { type GenerationMessage, GenerationMessageSchema } from '#shared/contract/queue-messages.ts';
import { parseJson } from '#shared/format/parse-json.ts';
import { hasEnded, isAbandoned, MAX_ATTEMPTS, reopenJob } from '#shared/websites/generation-job.ts';
import type { GenerationJob, GenerationJobsRepository } from './generation-jobs-repository.ts';
import { takeSlot } from './generation-slot.ts';
import { exhaustedMessage } from './try-again.ts';

export type ReopenDependencies = {
  jobs: Pick<GenerationJobsRepository, 'find' | 'save'>;
  restaurants: Pick<RestaurantsRepository, 'startGeneration' | 'startRegeneration'>;
  websites: Pick<WebsitesRepository, 'reserve' | 'claimRegeneration' | 'find'>;
  clock: Clock;
};

/**
 * Gives a job another chance after all its workers crashed, before its message returns to the queue. Other jobs
 * stay as they are. Returns false if the message must wait: a worker may still be running, or the restaurant has no
 * free slot. Repeating it is safe.
 */
export async function reopenGeneration(
  dependencies: ReopenDependencies,
  message: GenerationMessage,
): Promise<boolean> {
  const job = await dependencies.jobs.find(message.restaurant_id, message.generation_id);
  if (job === undefined) return true;
  if (hasEnded(job)) return job.error_details !== exhaustedMessage(job) || reopenFailed(dependencies, job);
  const now = dependencies.clock.now();
  if (job.attempts < MAX_ATTEMPTS) return true;
  return isAbandoned(job, now) && dependencies.jobs.save(reopenJob(job, now));
}

/** The same for a queued message. A message of another kind may return as it is. */
export async function reopenMessage(dependencies: ReopenDependencies, body: string): Promise<boolean> {
  const message = GenerationMessageSchema.safeParse(parseJson(body));
  return !message.success || reopenGeneration(dependencies, message.data);
}

/** Continues a failed job after its last completed step. False if the restaurant has no free slot. */
export async function reopenFailed(dependencies: ReopenDependencies, job: GenerationJob): Promise<boolean> {
  const key = { restaurantId: job.restaurant_id, websiteId: job.website_id };
  const isRegeneration = job.kind === 'regeneration';
  // The website is gone: the worker that gets the message finds an ended job.
  if (isRegeneration && (await dependencies.websites.find(key)) === undefined) return true;
  if (!(await takeSlot(dependencies, job))) return false;
  if (isRegeneration && !(await dependencies.websites.claimRegeneration(key, job.generation_id)))
    return false;
  const reopened = { ...reopenJob(job, dependencies.clock.now()), finished_at: undefined };
  return dependencies.jobs.save(reopened);
}
