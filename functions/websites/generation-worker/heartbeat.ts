import type { Clock } from '#functions/platform/clock.ts';
import type { Log } from '#functions/platform/log.ts';
import type {
  GenerationJob,
  GenerationJobsRepository,
} from '#functions/websites/generation/generation-jobs-repository.ts';
import { HEARTBEAT_SECONDS, renewedLease } from '#shared/websites/generation-job.ts';

type Dependencies = { jobs: Pick<GenerationJobsRepository, 'renewLease'>; clock: Clock; log: Log };

/**
 * Does `work`, and says meanwhile that the job is still in hand. Its signal is aborted once the job is no longer this
 * worker's: it was canceled, or another has it. A heartbeat that is not written costs nothing but time: the write that
 * ends the step finds out the same.
 */
export async function withHeartbeat<Result>(
  { jobs, clock, log }: Dependencies,
  job: GenerationJob,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const beat = async () => {
    try {
      if (!(await jobs.renewLease(job, renewedLease(clock.now())))) lost.abort();
    } catch (error) {
      log.warning('a heartbeat was not written', { error });
    }
  };
  const timer = setInterval(() => void beat(), HEARTBEAT_SECONDS * 1000);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
  }
}
