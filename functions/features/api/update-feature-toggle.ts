import { changeToggle } from '#functions/features/change-toggle.ts';
import { toggleOf } from '#functions/features/toggle-of.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { featureRoutes } from '#shared/features/contract/feature-routes.ts';
import type { FeaturesDependencies } from './dependencies.ts';
import { describeToggle } from './describe-toggle.ts';

/** Sets the switch and limits of one feature of a restaurant. Omitted values stay the same. */
export function createUpdateFeatureToggle({
  toggles,
  restaurants,
  clock,
}: Pick<FeaturesDependencies, 'toggles' | 'restaurants' | 'clock'>): Operation<
  typeof featureRoutes.updateFeatureToggle
> {
  return async ({ body }, { audit }) => {
    const { restaurant_id: restaurantId, feature_name: feature } = body;
    if ((await restaurants.find(restaurantId)) === undefined) throw new AppError('not_found');
    audit.subject = { restaurantId };
    const updated_at = clock.now().toISOString();
    const row = await changeToggle({ toggles, restaurantId, feature }, (present) => {
      const before = toggleOf(present, feature);
      const { enabled = before.enabled, rate_limits = before.rate_limits } = body;
      audit.before = { feature, enabled: before.enabled, ...before.rate_limits };
      if (before.enabled === enabled && isSameJson(before.rate_limits, rate_limits)) return undefined;
      const switched_by_job = present.toggles[feature]?.switched_by_job;
      const isSwitchKept = before.enabled === enabled && switched_by_job !== undefined;
      return { enabled, rate_limits, updated_at, ...(isSwitchKept && { switched_by_job }) };
    });
    const after = describeToggle(row, feature);
    audit.after = { feature, enabled: after.enabled, ...after.rate_limits };
    return { data: after };
  };
}
