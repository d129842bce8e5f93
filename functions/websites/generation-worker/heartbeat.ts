import type { Clock } from '#functions/platform/clock.ts';
import type { Log } from '#functions/platform/log.ts';
import type {
  GenerationJob,
  GenerationJobsRepository,
} from '#functions/websites/generation/generation-jobs-repository.ts';
import { HEARTBEAT_SECONDS, renewedLease } from '#shared/websites/generation-job.ts';

type Dependencies = { jobs: Pick<GenerationJobsRepository, 'renewLease'>; clock: Clock; log: Log };

/**
 * Runs `work` and renews the job's lease meanwhile. The signal is aborted if the job was canceled or taken over. A
 * failed heartbeat costs only time, because the write that ends the step notices the same.
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
