import { AppError } from '#functions/platform/app-error.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { Log } from '#functions/platform/log.ts';
import type { Delivery } from '#functions/platform/queue-handler.ts';
import { endGeneration } from '#functions/websites/generation/end-generation.ts';
import type {
  GenerationJob,
  GenerationJobsRepository,
} from '#functions/websites/generation/generation-jobs-repository.ts';
import { runOf } from '#functions/websites/generation/generation-slot.ts';
import {
  type ReleaseDependencies,
  releaseCanceled,
} from '#functions/websites/generation/release-canceled.ts';
import { exhaustedMessage } from '#functions/websites/generation/try-again.ts';
import type { GenerationMessage } from '#shared/contract/queue-messages.ts';
import {
  hasEnded,
  LEASE_SECONDS,
  MAX_ATTEMPTS,
  releaseLease,
  takeLease,
} from '#shared/websites/generation-job.ts';
import { GENERATION_STEPS, type GenerationStepName } from '#shared/websites/generation-steps.ts';
import { failureMessage, isRefused } from './failure-message.ts';
import { withHeartbeat } from './heartbeat.ts';
import { NonRetryableError } from './non-retryable-error.ts';
import { runStep, type StepDependencies } from './run-step.ts';

export type GenerationWorkerDependencies = StepDependencies & {
  meter: ReleaseDependencies['meter'];
  jobs: Pick<GenerationJobsRepository, 'find' | 'save' | 'renewLease'>;
  /** Hides a delivery for the given seconds; then the queue delivers it again. */
  deferDelivery: (delivery: Delivery, seconds: number) => Promise<void>;
  ids: IdSource;
  /** From 0 to 1, for the jitter between attempts. */
  random: () => number;
  log: Log;
};

export type GenerationWorker = (message: GenerationMessage, delivery: Delivery) => Promise<void>;

/** Keeps a delivery unacknowledged although nothing failed. */
class NotAcknowledgedError extends Error {}

const FIRST_BACKOFF_SECONDS = 4;

/**
 * Works on one job until it ends. Returning acknowledges the message: the job has ended or was canceled. Throwing
 * brings it back: another worker has the job, or a step failed and will be tried again. After a crash, the next
 * worker continues after the last completed step.
 */
export function createGenerationWorker(dependencies: GenerationWorkerDependencies): GenerationWorker {
  const { jobs, clock, deferDelivery } = dependencies;

  return async (message, delivery) => {
    let job = await takeJob(message, delivery).catch((error: unknown) => tryLater(error, delivery));
    while (!hasEnded(job)) job = await advance(job, delivery);
    if (job.status === 'canceled') await releaseCanceled(dependencies, job);
    else await dependencies.restaurants.finishGeneration(runOf(job));
  };

  /** Returns the job, either leased to this delivery or ended. */
  async function takeJob(message: GenerationMessage, delivery: Delivery): Promise<GenerationJob> {
    const job = await jobs.find(message.restaurant_id, message.generation_id);
    if (job === undefined) throw new NotAcknowledgedError('The job doesn’t exist.');
    const lease = takeLease(job, dependencies.ids.next(), clock.now());
    if (lease.outcome === 'ended') return job;
    if (lease.outcome === 'held') return refuse(delivery, lease.remainingSeconds);
    if (lease.outcome === 'exhausted') return endOrRefuse(job, exhaustedMessage(job));
    const taken = { ...lease.job, started_at: job.started_at ?? clock.now().toISOString() };
    return (await jobs.save(taken)) ? taken : refuse(delivery, LEASE_SECONDS);
  }

  /** Another worker has the job, so check again after its lease. */
  async function refuse(delivery: Delivery, seconds: number): Promise<never> {
    await deferDelivery(delivery, seconds);
    throw new NotAcknowledgedError('Another worker has the job.');
  }

  /** The job couldn't be read or leased. */
  async function tryLater(error: unknown, delivery: Delivery): Promise<never> {
    const seconds = backoffSeconds(delivery.receiveCount, dependencies.random());
    if (!(error instanceof NotAcknowledgedError)) await deferDelivery(delivery, seconds);
    throw error;
  }

  async function advance(job: GenerationJob, delivery: Delivery): Promise<GenerationJob> {
    const step = GENERATION_STEPS[job.completed_steps]?.name ?? 'storing';
    let next: GenerationJob;
    let isMine: boolean;
    try {
      next = await withHeartbeat(dependencies, job, (signal) => runStep(dependencies, job, { step, signal }));
      isMine = await jobs.save(next);
    } catch (error) {
      if (error instanceof AppError && error.code === 'canceled') return canceledOrRefuse(job);
      return giveBack(job, { step, error, delivery });
    }
    return isMine ? next : canceledOrRefuse(next);
  }

  /** The job changed meanwhile: it was canceled, which refunds the use that the last step counted, or taken over. */
  async function canceledOrRefuse(job: GenerationJob): Promise<GenerationJob> {
    const current = await jobs.find(job.restaurant_id, job.generation_id);
    if (current?.status === 'canceled') return { use_counted_at: job.use_counted_at, ...current };
    throw new NotAcknowledgedError('The lease was lost to another worker.');
  }

  /** After an error, plans another attempt, or ends the job after the last one. */
  async function giveBack(
    job: GenerationJob,
    failure: { step: GenerationStepName; error: unknown; delivery: Delivery },
  ): Promise<GenerationJob> {
    const { step, error, delivery } = failure;
    dependencies.log.warning('a generation step failed', {
      restaurant_id: job.restaurant_id,
      generation_id: job.generation_id,
      step,
      attempt: job.attempts,
      error,
    });
    const isLast = Math.max(job.attempts, delivery.receiveCount) >= MAX_ATTEMPTS;
    if (isLast || error instanceof NonRetryableError || isRefused(error))
      return endOrRefuse(job, failureMessage(error, step, job));
    if (!(await jobs.save(releaseLease(job, clock.now())))) return canceledOrRefuse(job);
    await deferDelivery(delivery, backoffSeconds(job.attempts, dependencies.random()));
    throw error;
  }

  async function endOrRefuse(job: GenerationJob, message: string): Promise<GenerationJob> {
    const ended = await endGeneration(dependencies, job, message);
    return hasEnded(ended) ? ended : canceledOrRefuse(job);
  }
}

/** Exponential backoff with full jitter. */
function backoffSeconds(attempt: number, random: number): number {
  return 1 + Math.floor(random * FIRST_BACKOFF_SECONDS * 2 ** attempt);
}
