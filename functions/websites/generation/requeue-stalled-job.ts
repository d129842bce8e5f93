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
 * Queues a job again if its worker crashed or its message was lost, at most once per lease. Ends it after its last
 * allowed worker. Returns the current job. Repeating it is safe.
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
