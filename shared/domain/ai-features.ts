/** What restaurants have written, graded or drawn for them, as administrators switch and count it (spec, console §2.11). */
export const AI_FEATURES = [
  'image_enhancement',
  'content_generation',
  'marketing_assistant',
  'menu_optimizer',
  'digital_grader',
] as const;
export type AiFeature = (typeof AI_FEATURES)[number];

/** Uses that one restaurant has of a feature; null for no limit. Days and hours are those of UTC. */
export type FeatureLimits = { daily_limit: number | null; hourly_limit: number | null };

/** What an administrator has said of a feature for a restaurant. */
export type FeatureToggle = { enabled: boolean; rate_limits: FeatureLimits };

/** A feature of which nobody has said anything is on (spec, console §2.11). */
export const UNTOUCHED_FEATURE: FeatureToggle = {
  enabled: true,
  rate_limits: { daily_limit: null, hourly_limit: null },
};
