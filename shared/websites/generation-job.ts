import * as z from 'zod/mini';
import { GENERATION_STATUSES } from '#shared/websites/contract/website.ts';
import {
  COMPLETED_OPERATION,
  GENERATION_STEPS,
  WAITING_OPERATION,
} from '#shared/websites/generation-steps.ts';

/**
 * How long a worker keeps a job without a sign of life, in seconds. It renews its lease several times in it
 * (`HEARTBEAT_SECONDS`), so that a process that lets a lease run out has died or stands still. A heartbeat also finds
 * out that the job was canceled.
 */
export const LEASE_SECONDS = 30;
export const HEARTBEAT_SECONDS = LEASE_SECONDS / 6;
/** How long a job may wait in the queue, in seconds, before its message counts as lost: half of what SQS hides it. */
export const WAITING_SECONDS = 180;
/** Workers that may try one step before the job is given up. */
export const MAX_ATTEMPTS = 3;

/** The part of a job that decides what may happen to it next. Every transition raises `version` by one. */
export const GenerationStateSchema = z.object({
  status: z.enum(GENERATION_STATUSES),
  version: z.int().check(z.positive()),
  completed_steps: z.int().check(z.gte(0), z.lte(GENERATION_STEPS.length)),
  progress_percentage: z.int().check(z.gte(0), z.lte(100)),
  current_operation: z.string(),
  /** Why the job failed, for the owner; null unless it did. */
  error_details: z.nullable(z.string()),
  /** Workers that have taken the job since the last completed step. */
  attempts: z.int().check(z.gte(0)),
  /** The delivery that works on the job; absent while it waits for one. */
  lease_owner: z.optional(z.string()),
  /** Until then somebody is expected to work on the job. */
  lease_expires_at: z.iso.datetime(),
});
export type GenerationState = z.infer<typeof GenerationStateSchema>;

export type LeaseAnswer<Job> =
  | { outcome: 'taken'; job: Job }
  /** Another worker has it, for so long at most. */
  | { outcome: 'held'; remainingSeconds: number }
  /** The job has ended; there is nothing to do. */
  | { outcome: 'ended' }
  /** As many workers as may try have died on the same step. */
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

/** A job as it is when it enters the queue. */
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

/** Gives the job to one worker, unless it has ended or another's lease still runs. */
export function takeLease<Job extends GenerationState>(job: Job, owner: string, now: Date): LeaseAnswer<Job> {
  if (hasEnded(job)) return { outcome: 'ended' };
  const seconds = remainingSeconds(job, now);
  if (job.lease_owner !== undefined && seconds > 0) return { outcome: 'held', remainingSeconds: seconds };
  if (job.attempts >= MAX_ATTEMPTS) return { outcome: 'exhausted' };
  const leased = { ...job, attempts: job.attempts + 1, lease_owner: owner };
  return { outcome: 'taken', job: { ...startNextStep(leased), ...renewal(job, now) } };
}

/** The moment until which a worker that still works on the job keeps it. The version stays: nothing was made. */
export function renewedLease(now: Date): string {
  return secondsAfter(now, LEASE_SECONDS);
}

/** Records that the running step is done, and names the next. The last step ends in `completeJob` instead. */
export function completeStep<Job extends GenerationState>(job: Job, now: Date): Job {
  const done = { ...job, completed_steps: job.completed_steps + 1, attempts: 1 };
  return { ...startNextStep(done), ...renewal(job, now) };
}

/** Records that parts of the running step are done, and names the next part. */
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

/** After an error: lets the job wait for its next delivery. */
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

/** Ends the job. The progress stays where it was, so that it never falls. */
export function failJob<Job extends GenerationState>(job: Job, errorDetails: string): Job {
  return {
    ...job,
    status: 'failed',
    version: job.version + 1,
    error_details: errorDetails,
    lease_owner: undefined,
  };
}

/** In its last step a job stores the website, so that it is too late. */
export function isCancelable(job: GenerationState): boolean {
  return !hasEnded(job) && job.completed_steps < GENERATION_STEPS.length - 1;
}

/** The owner's act: ends the job. What its worker still makes is stored nowhere, because the version has changed. */
export function cancelJob<Job extends GenerationState>(job: Job): Job {
  return { ...job, status: 'canceled', version: job.version + 1, lease_owner: undefined };
}

/**
 * An operator's act: lets as many workers as at first try a job on which all of them died. What it has made
 * is kept, unless it had failed already, because then its drafts are gone: it begins with the first step.
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

/** Nobody works on the job although somebody should: its worker died, or its message got lost. */
export function isAbandoned(job: GenerationState, now: Date): boolean {
  return !hasEnded(job) && remainingSeconds(job, now) <= 0;
}

/** Every worker that may try has died: the job can only be failed. */
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
