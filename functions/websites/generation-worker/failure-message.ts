import { AppError } from '#functions/platform/app-error.ts';
import type { GenerationJob } from '#functions/websites/generation/generation-jobs-repository.ts';
import { withTryAgain } from '#functions/websites/generation/try-again.ts';
import type { ErrorCode } from '#shared/contract/errors/error-names.ts';
import type { GenerationStepName } from '#shared/websites/generation-steps.ts';
import { NonRetryableError } from './non-retryable-error.ts';

const WHILE: Record<GenerationStepName, string> = {
  reading: 'reading your profile',
  story: 'writing your story',
  menu: 'building the menu',
  design: 'choosing the design',
  pictures: 'drawing the images',
  assembly: 'building the page',
  check: 'checking the page',
  storing: 'saving your website',
};

const REFUSED_BY_METER: readonly ErrorCode[] = [
  'feature_off',
  'too_many_requests',
  'plan_needed',
  'plan_paused',
  'plan_used_up',
];

/** True if the feature was disabled or used up since the request, so that another attempt would fail, too. */
export function isRefused(error: unknown): error is AppError {
  return error instanceof AppError && REFUSED_BY_METER.includes(error.code);
}

/** Tells the owner why a job failed and what to do, without internals. */
export function failureMessage(
  error: unknown,
  step: GenerationStepName,
  job: Pick<GenerationJob, 'kind'>,
): string {
  if (error instanceof NonRetryableError) return error.message;
  if (isRefused(error)) return error.message;
  const isUnavailable = error instanceof AppError && error.code === 'unavailable';
  const reason = isUnavailable ? 'one of our systems didn’t respond' : 'something went wrong on our end';
  return withTryAgain(job, `We couldn’t finish ${WHILE[step]} because ${reason}.`);
}
