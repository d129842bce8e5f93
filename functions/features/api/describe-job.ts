import type { FeatureJob } from '#functions/features/feature-jobs-repository.ts';
import type { FeatureJobAnswer } from '#shared/features/contract/feature-routes.ts';

/** Describes a bulk change for administrators. A job that undid another one can’t be undone. */
export function describeJob(job: FeatureJob): FeatureJobAnswer {
  const { job_id, feature_name, enabled, status, total, done, changed, refused, started_at } = job;
  const is_undo = job.undoes !== undefined;
  return {
    job_id,
    feature_name,
    enabled,
    status,
    percentage: job.percentage ?? null,
    starts_at: job.starts_at ?? null,
    is_undo,
    can_be_undone: status === 'done' && !is_undo && changed > 0,
    total: Math.max(total, done),
    done,
    changed,
    refused,
    started_at,
  };
}
