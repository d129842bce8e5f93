import type { Operation } from '#functions/platform/http/http-handler.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import type { featureRoutes } from '#shared/features/contract/feature-routes.ts';
import { restaurantTotals } from '#shared/metrics/platform-counts.ts';
import type { FeaturesDependencies } from './dependencies.ts';
import { describeJob } from './describe-job.ts';

/** Reads counters that every switch updates, not the restaurants. */
export function createGetFeatureSummary({
  figures,
  jobs,
}: Pick<FeaturesDependencies, 'figures' | 'jobs'>): Operation<typeof featureRoutes.getFeatureSummary> {
  return async () => {
    const [ever, last] = await Promise.all([figures.total('platform'), jobs.listLast()]);
    const { restaurants } = restaurantTotals(ever);
    const features = AI_FEATURES.map((feature_name) => {
      const off = ever[`sum_features_switched_${feature_name}`] ?? 0;
      const enabled = Math.max(0, Math.min(restaurants, restaurants - off));
      const job = last.find((each) => each.feature_name === feature_name);
      return {
        feature_name,
        enabled,
        enabled_percentage: restaurants === 0 ? 100 : Math.round((1000 * enabled) / restaurants) / 10,
        job: job === undefined ? null : describeJob(job),
      };
    });
    return { data: { restaurants, features } };
  };
}
