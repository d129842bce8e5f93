import type { FeatureTogglesRow } from '#functions/features/feature-toggles-repository.ts';
import { toggleOf } from '#functions/features/toggle-of.ts';
import type { AiFeature } from '#shared/features/ai-features.ts';

/** One cell of the matrix of restaurants and features. */
export function describeToggle(row: FeatureTogglesRow, feature_name: AiFeature) {
  return { restaurant_id: row.restaurant_id, feature_name, ...toggleOf(row, feature_name) };
}
