import * as z from 'zod/mini';
import { GENERATION_STATUSES } from '#shared/websites/contract/website.ts';
import {
  COMPLETED_OPERATION,
  GENERATION_STEPS,
  WAITING_OPERATION,
} from '#shared/websites/generation-steps.ts';

/**
 * How long a worker holds a job without renewing its lease, in seconds. It renews several times (`HEARTBEAT_SECONDS`),
 * so if a lease expires, the worker has died or hangs. A heartbeat also detects that the job was canceled.
 */
export const LEASE_SECONDS = 30;
export const HEARTBEAT_SECONDS = LEASE_SECONDS / 6;
/**
 * How long a job may wait in the queue, in seconds, before its message counts as lost: half of the SQS visibility
 * timeout.
 */
export const WAITING_SECONDS = 180;
/** Attempts at one step before the job fails. */
export const MAX_ATTEMPTS = 3;

/** The part of a job that determines its next transitions. Every transition increases `version`. */
export const GenerationStateSchema = z.object({
  status: z.enum(GENERATION_STATUSES),
  version: z.int().check(z.positive()),
  completed_steps: z.int().check(z.gte(0), z.lte(GENERATION_STEPS.length)),
  progress_percentage: z.int().check(z.gte(0), z.lte(100)),
  current_operation: z.string(),
  /** Why the job failed, for the owner; null unless it did. */
  error_details: z.nullable(z.string()),
  /** Workers that took the job since the last completed step. */
  attempts: z.int().check(z.gte(0)),
  /** The delivery that is running the job; absent while it waits. */
  lease_owner: z.optional(z.string()),
  /** The latest time at which a worker should be active. */
  lease_expires_at: z.iso.datetime(),
});
export type GenerationState = z.infer<typeof GenerationStateSchema>;

export type LeaseAnswer<Job> =
  | { outcome: 'taken'; job: Job }
  /** Another worker has it, for at most this long. */
  | { outcome: 'held'; remainingSeconds: number }
  /** The job has ended; there is nothing to do. */
  | { outcome: 'ended' }
  /** The maximum number of workers died on the same step. */
  | { outcome: 'exhausted' };

function secondsAfter(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}

function remainingSeconds(job: GenerationState, now: Date): number {
  return Math.ceil((Date.parse(job.lease_expires_at) - now.getTime()) / 1000);
}

export function hasEnded(job: GenerationState): boolean {
  return job.status !== 'in_progress';
}

/** A new job. */
export function newGenerationState(now: Date): GenerationState {
  return {
    status: 'in_progress',
    version: 1,
    completed_steps: 0,
    progress_percentage: 0,
    current_operation: WAITING_OPERATION,
    error_details: null,
    attempts: 0,
    lease_expires_at: secondsAfter(now, WAITING_SECONDS),
  };
}

/** Gives the job to a worker, unless it has ended or another lease is active. */
export function takeLease<Job extends GenerationState>(job: Job, owner: string, now: Date): LeaseAnswer<Job> {
  if (hasEnded(job)) return { outcome: 'ended' };
  const seconds = remainingSeconds(job, now);
  if (job.lease_owner !== undefined && seconds > 0) return { outcome: 'held', remainingSeconds: seconds };
  if (job.attempts >= MAX_ATTEMPTS) return { outcome: 'exhausted' };
  const leased = { ...job, attempts: job.attempts + 1, lease_owner: owner };
  return { outcome: 'taken', job: { ...startNextStep(leased), ...renewal(job, now) } };
}

/** Extends the worker’s lease. The version stays the same, because nothing was produced. */
export function renewedLease(now: Date): string {
  return secondsAfter(now, LEASE_SECONDS);
}

/** Completes the current step and names the next. The last step ends in `completeJob`. */
export function completeStep<Job extends GenerationState>(job: Job, now: Date): Job {
  const done = { ...job, completed_steps: job.completed_steps + 1, attempts: 1 };
  return { ...startNextStep(done), ...renewal(job, now) };
}

/** Completes parts of the current step and names the next part. */
export function continueStep<Job extends GenerationState>(
  job: Job,
  parts: { done: number; total: number },
  now: Date,
): Job {
  const renewed = { ...job, ...renewal(job, now), attempts: 1 };
  const step = GENERATION_STEPS[job.completed_steps];
  const next = GENERATION_STEPS[job.completed_steps + 1];
  if (step === undefined || next === undefined) return renewed;
  const percentage = step.startsAt + ((next.startsAt - step.startsAt) * parts.done) / parts.total;
  return {
    ...renewed,
    current_operation: `${step.operation} (${parts.done + 1} of ${parts.total})`,
    progress_percentage: Math.max(job.progress_percentage, Math.floor(percentage)),
  };
}

/** After an error: leaves the job for its next delivery. */
export function releaseLease<Job extends GenerationState>(job: Job, now: Date): Job {
  return { ...job, ...renewal(job, now, WAITING_SECONDS), lease_owner: undefined };
}

export function completeJob<Job extends GenerationState>(job: Job): Job {
  return {
    ...job,
    status: 'completed',
    version: job.version + 1,
    completed_steps: GENERATION_STEPS.length,
    progress_percentage: 100,
    current_operation: COMPLETED_OPERATION,
    error_details: null,
    lease_owner: undefined,
  };
}

/** Ends the job. The progress stays, so it never decreases. */
export function failJob<Job extends GenerationState>(job: Job, errorDetails: string): Job {
  return {
    ...job,
    status: 'failed',
    version: job.version + 1,
    error_details: errorDetails,
    lease_owner: undefined,
  };
}

/** In its last step a job stores the website, so it is too late. */
export function isCancelable(job: GenerationState): boolean {
  return !hasEnded(job) && job.completed_steps < GENERATION_STEPS.length - 1;
}

/** The owner cancels the job. Its worker’s results aren’t stored, because the version has changed. */
export function cancelJob<Job extends GenerationState>(job: Job): Job {
  return { ...job, status: 'canceled', version: job.version + 1, lease_owner: undefined };
}

/**
 * An operator retries a job on which all workers died. Its results are kept, unless it had already failed: then its
 * drafts are gone, and it starts over.
 */
export function reopenJob<Job extends GenerationState>(job: Job, now: Date): Job {
  return {
    ...job,
    ...renewal(job, now, WAITING_SECONDS),
    status: 'in_progress',
    completed_steps: hasEnded(job) ? 0 : job.completed_steps,
    current_operation: WAITING_OPERATION,
    error_details: null,
    attempts: 0,
    lease_owner: undefined,
  };
}

/** No worker is active although one should be: it died, or its message was lost. */
export function isAbandoned(job: GenerationState, now: Date): boolean {
  return !hasEnded(job) && remainingSeconds(job, now) <= 0;
}

/** All allowed workers died, so the job can only fail. */
export function isExhausted(job: GenerationState, now: Date): boolean {
  return isAbandoned(job, now) && job.attempts >= MAX_ATTEMPTS;
}

function startNextStep<Job extends GenerationState>(job: Job): Job {
  const step = GENERATION_STEPS[job.completed_steps];
  if (step === undefined) return job;
  return {
    ...job,
    current_operation: step.operation,
    progress_percentage: Math.max(job.progress_percentage, step.startsAt),
  };
}

function renewal(job: GenerationState, now: Date, seconds = LEASE_SECONDS) {
  return { version: job.version + 1, lease_expires_at: secondsAfter(now, seconds) };
}
