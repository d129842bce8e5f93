import type { FeatureTogglesRow } from '#functions/modules/ai-features/feature-toggles-repository.ts';
import { toggleOf } from '#functions/modules/ai-features/toggle-of.ts';
import { saveChange } from '#functions/modules/editing/save-change.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { featureRoutes } from '#shared/contract/routes/feature-routes.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { FeaturesDependencies } from './dependencies.ts';
import { describeToggle } from './describe-toggle.ts';

/** One cell as one conditional write of the restaurant's row: cells that others change meanwhile stay changed. */
export function createUpdateFeatureToggle({
  toggles,
  restaurants,
  clock,
}: Pick<FeaturesDependencies, 'toggles' | 'restaurants' | 'clock'>): Operation<
  typeof featureRoutes.updateFeatureToggle
> {
  return async ({ body }, { receipt }) => {
    const { restaurant_id: restaurantId, feature_name: feature, enabled } = body;
    if ((await restaurants.find(restaurantId)) === undefined) throw new AppError('not_found');
    receipt.subject = { restaurantId };
    const updated_at = clock.now().toISOString();
    const row = await saveChange(storeOf(toggles, restaurantId), async (present) => {
      const before = toggleOf(present, feature);
      const rate_limits = body.rate_limits ?? before.rate_limits;
      receipt.before = { feature, enabled: before.enabled, ...before.rate_limits };
      if (before.enabled === enabled && isSameJson(before.rate_limits, rate_limits)) return undefined;
      const after = { enabled, rate_limits, updated_at };
      return { ...present, version: present.version + 1, toggles: { ...present.toggles, [feature]: after } };
    });
    const after = describeToggle(row, feature);
    receipt.after = { feature, enabled: after.enabled, ...after.rate_limits };
    return { data: after };
  };
}

function storeOf(toggles: FeaturesDependencies['toggles'], restaurantId: string) {
  return {
    read: () => toggles.get(restaurantId),
    save: (row: FeatureTogglesRow) => toggles.save(row),
    isSame: (row: FeatureTogglesRow, saved: FeatureTogglesRow) => isSameJson(row, saved),
  };
}
