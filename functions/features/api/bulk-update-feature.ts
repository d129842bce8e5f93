import type { FeatureJob } from '#functions/features/feature-jobs-repository.ts';
import { secondsUntilStart } from '#functions/features/seconds-until-start.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { AiFeature } from '#shared/features/ai-features.ts';
import type { featureRoutes } from '#shared/features/contract/feature-routes.ts';
import { restaurantTotals } from '#shared/metrics/platform-counts.ts';
import type { FeaturesDependencies } from './dependencies.ts';
import { describeJob } from './describe-job.ts';

/** A job without a step for this long (milliseconds) has lost its message, so another may start. */
const DEAD_AFTER_MS = 15 * 60_000;

type Dependencies = Pick<FeaturesDependencies, 'jobs' | 'changes' | 'figures' | 'clock' | 'ids'>;
type Ask = Pick<FeatureJob, 'enabled' | 'percentage' | 'undoes' | 'requested_by'> & {
  startsAt?: string | undefined;
};

export function createBulkUpdateFeature(
  dependencies: Dependencies,
): Operation<typeof featureRoutes.bulkUpdateFeature> {
  return async ({ body: { feature_name, enabled, percentage, starts_at } }, { userId, audit }) => {
    audit.after = { feature: feature_name, enabled, percentage, starts_at };
    const present = await dependencies.jobs.find(feature_name);
    const ask = { enabled, percentage, startsAt: starts_at, undoes: undefined, requested_by: userId };
    return { data: describeJob(await startJob(dependencies, { feature_name, present }, ask)) };
  };
}

/** Reverts only the switches that the job changed and no one has changed since. */
export function createUndoBulkUpdateFeature(
  dependencies: Dependencies,
): Operation<typeof featureRoutes.undoBulkUpdateFeature> {
  return async ({ body: { feature_name, job_id } }, { userId, audit }) => {
    const present = await dependencies.jobs.find(feature_name);
    if (present?.job_id !== job_id) throw new AppError('feature_job_gone');
    if (present.status === 'scheduled') {
      audit.after = { feature: feature_name, canceled: present.starts_at };
      return { data: describeJob(await cancelScheduled(dependencies, present)) };
    }
    if (!describeJob(present).can_be_undone) throw new AppError('feature_job_gone');
    const enabled = !present.enabled;
    audit.after = { feature: feature_name, enabled };
    const ask = { enabled, undoes: job_id, requested_by: userId };
    return { data: describeJob(await startJob(dependencies, { feature_name, present }, ask)) };
  };
}

/**
 * Its message will find a finished job and stop. Throws `AppError('feature_job_running')` if the job has already
 * started.
 */
async function cancelScheduled({ jobs, clock }: Dependencies, present: FeatureJob): Promise<FeatureJob> {
  const version = present.version + 1;
  const ended = { ...present, version, status: 'done' as const, updated_at: clock.now().toISOString() };
  if (!(await jobs.save(ended))) throw new AppError('feature_job_running');
  return ended;
}

/** Only one job per feature. It replaces a scheduled one. Throws `AppError('feature_job_running')`. */
async function startJob(
  { jobs, changes, figures, clock, ids }: Dependencies,
  { feature_name, present }: { feature_name: AiFeature; present: FeatureJob | undefined },
  { startsAt, ...ask }: Ask,
): Promise<FeatureJob> {
  const now = clock.now();
  const isAlive =
    present?.status === 'running' && Date.parse(present.updated_at) > now.getTime() - DEAD_AFTER_MS;
  if (isAlive) throw new AppError('feature_job_running');
  const { restaurants } = restaurantTotals(await figures.total('platform'));
  const at = now.toISOString();
  const isLater = startsAt !== undefined && Date.parse(startsAt) > now.getTime();
  const job: FeatureJob = {
    ...ask,
    feature_name,
    job_id: ids.next(),
    version: (present?.version ?? 0) + 1,
    ...(isLater ? { status: 'scheduled', starts_at: startsAt } : { status: 'running' }),
    started_at: at,
    updated_at: at,
    total: restaurants,
    done: 0,
    changed: 0,
    refused: 0,
  };
  if (!(await jobs.save(job))) throw new AppError('feature_job_running');
  await changes.send({ feature_name, job_id: job.job_id }, secondsUntilStart(job, now));
  return job;
}
