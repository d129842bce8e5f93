/** AI features, as administrators switch and count them (spec, console §2.11). */
export const AI_FEATURES = [
  'image_enhancement',
  'content_generation',
  'marketing_assistant',
  'menu_optimizer',
  'digital_grader',
] as const;
export type AiFeature = (typeof AI_FEATURES)[number];

/** Names for sentences to owners. */
export const FEATURE_LABELS: Readonly<Record<AiFeature, string>> = {
  image_enhancement: 'The image enhancer',
  content_generation: 'AI writing',
  marketing_assistant: 'The marketing assistant',
  menu_optimizer: 'The menu optimizer',
  digital_grader: 'The digital presence grader',
};

/** The message if an administrator turned the feature off. */
export function switchedOff(feature: AiFeature): string {
  return `${FEATURE_LABELS[feature]} is turned off for your restaurant. Contact support to turn it on.`;
}

/** The message if its limit is 0. */
export function noneAllowed(feature: AiFeature): string {
  return `${FEATURE_LABELS[feature]} isn’t available for your restaurant. Contact support to change that.`;
}

/** The default hourly limit, far more than people need. */
export const ABUSE_LIMIT_PER_HOUR = 300;

/** The highest limit. */
export const MOST_FEATURE_LIMIT = 1_000_000;

/** A restaurant’s limits of a feature; 0 for none allowed, null for no limit. Days and hours are in UTC. */
export type FeatureLimits = { daily_limit: number | null; hourly_limit: number | null };

/** An administrator’s settings of a feature for a restaurant. */
export type FeatureToggle = { enabled: boolean; rate_limits: FeatureLimits };

/** Features are on by default (spec, console §2.11). */
export const UNTOUCHED_FEATURE: FeatureToggle = {
  enabled: true,
  rate_limits: { daily_limit: null, hourly_limit: null },
};

/** Tools that an operator may show as Coming Soon. */
export const COMING_SOON_TOOLS = ['menu', 'content'] as const;
export type ComingSoonTool = (typeof COMING_SOON_TOOLS)[number];
