import type { GenerationJob } from './generation-jobs-repository.ts';

/** The end of a failure message: what exists now, and what to do. */
const TRY_AGAIN: Record<GenerationJob['kind'], string> = {
  generation: 'Try generating it again.',
  regeneration: 'Your website hasn’t changed. Try regenerating it again.',
};

const EXHAUSTED = 'We were interrupted several times and couldn’t finish your website.';
const NOT_STARTED = 'We couldn’t start generating your website.';

export function withTryAgain({ kind }: Pick<GenerationJob, 'kind'>, message: string): string {
  return `${message} ${TRY_AGAIN[kind]}`;
}

/** The message after all allowed workers crashed. */
export function exhaustedMessage(job: Pick<GenerationJob, 'kind'>): string {
  return withTryAgain(job, EXHAUSTED);
}

/** The message if the queue refused the job. */
export function notStartedMessage(job: Pick<GenerationJob, 'kind'>): string {
  return withTryAgain(job, NOT_STARTED);
}
