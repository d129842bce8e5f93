import type { Clock } from '#functions/platform/clock.ts';
import { isInRollout } from '#shared/features/rollout.ts';
import { changeToggle } from './change-toggle.ts';
import type { FeatureJobsRepository } from './feature-jobs-repository.ts';
import type { FeatureTogglesRepository } from './feature-toggles-repository.ts';
import { toggleOf } from './toggle-of.ts';

type Dependencies = {
  featureJobs: Pick<FeatureJobsRepository, 'listLast'>;
  toggles: Pick<FeatureTogglesRepository, 'get' | 'save'>;
  clock: Clock;
};

/**
 * Turns off, for a new restaurant, each feature whose percentage rollout doesn’t include it. A rollout that is scheduled
 * doesn’t count yet: it reaches all restaurants when it starts. It can be repeated.
 */
export async function applyRollouts(
  { featureJobs, toggles, clock }: Dependencies,
  restaurantId: string,
): Promise<void> {
  for (const { feature_name: feature, percentage, status, job_id } of await featureJobs.listLast()) {
    if (percentage === undefined || status === 'scheduled') continue;
    if (isInRollout(restaurantId, feature, percentage)) continue;
    await changeToggle({ toggles, restaurantId, feature }, (present) => {
      const { enabled, rate_limits } = toggleOf(present, feature);
      const updated_at = clock.now().toISOString();
      return enabled ? { enabled: false, rate_limits, updated_at, switched_by_job: job_id } : undefined;
    });
  }
}
