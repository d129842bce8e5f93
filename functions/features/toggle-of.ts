import {
  AI_FEATURES,
  type AiFeature,
  type FeatureToggle,
  UNTOUCHED_FEATURE,
} from '#shared/features/ai-features.ts';
import type { FeatureTogglesRow } from './feature-toggles-repository.ts';

/** A feature’s switch and limits for a restaurant, or the defaults. */
export function toggleOf(
  row: Pick<FeatureTogglesRow, 'toggles'> | undefined,
  feature: AiFeature,
): FeatureToggle & { updated_at: string | null } {
  const stored = row?.toggles[feature];
  if (stored === undefined) return { ...UNTOUCHED_FEATURE, updated_at: null };
  const { enabled, rate_limits, updated_at } = stored;
  return { enabled, rate_limits, updated_at };
}

/** Which features a restaurant has, by name. */
export function enabledFeatures(
  row: Pick<FeatureTogglesRow, 'toggles'> | undefined,
): Record<AiFeature, boolean> {
  const entries = AI_FEATURES.map((feature) => [feature, toggleOf(row, feature).enabled] as const);
  return Object.fromEntries(entries) as Record<AiFeature, boolean>;
}
