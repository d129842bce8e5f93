import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { GenerationMessage } from '#shared/contract/queue-messages.ts';
import { isAbandoned, isExhausted, releaseLease } from '#shared/websites/generation-job.ts';
import { type EndGenerationDependencies, endGeneration } from './end-generation.ts';
import type { GenerationJob } from './generation-jobs-repository.ts';
import { exhaustedMessage } from './try-again.ts';

export type RequeueStalledJobDependencies = EndGenerationDependencies & {
  queue: MessageQueue<GenerationMessage>;
};

/**
 * Puts a job back to work when its worker died or its message got lost, at most once a lease; ends it when
 * as many workers as may try have died on it. Returns the job as it is then. Repeating it is safe.
 */
export async function requeueStalledJob(
  dependencies: RequeueStalledJobDependencies,
  job: GenerationJob,
): Promise<GenerationJob> {
  const now = dependencies.clock.now();
  if (!isAbandoned(job, now)) return job;
  if (isExhausted(job, now)) return endGeneration(dependencies, job, exhaustedMessage(job));
  const waiting = releaseLease(job, now);
  const isMine = await dependencies.jobs.save(waiting);
  if (!isMine) return job;
  await dependencies.queue.send({ restaurant_id: job.restaurant_id, generation_id: job.generation_id });
  return waiting;
}
