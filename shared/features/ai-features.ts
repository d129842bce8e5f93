/** What restaurants have written, graded or drawn for them, as administrators switch and count it (spec, console §2.11). */
export const AI_FEATURES = [
  'image_enhancement',
  'content_generation',
  'marketing_assistant',
  'menu_optimizer',
  'digital_grader',
] as const;
export type AiFeature = (typeof AI_FEATURES)[number];

/** As sentences for owners name them. */
export const FEATURE_LABELS: Readonly<Record<AiFeature, string>> = {
  image_enhancement: 'The image enhancer',
  content_generation: 'AI writing',
  marketing_assistant: 'The marketing assistant',
  menu_optimizer: 'The menu optimizer',
  digital_grader: 'The digital presence grader',
};

/** What an owner is told of a feature that an administrator has switched off, and who switches it on. */
export function switchedOff(feature: AiFeature): string {
  return `${FEATURE_LABELS[feature]} is turned off for your restaurant. Contact support to turn it on.`;
}

/** The same of one whose limit is 0. */
export function noneAllowed(feature: AiFeature): string {
  return `${FEATURE_LABELS[feature]} has a limit of 0 for your restaurant. Contact support to raise it.`;
}

/** Of each feature where no administrator has set an hourly limit: far more than people ask for by hand. */
export const ABUSE_LIMIT_PER_HOUR = 300;

/** The most uses that a limit may allow. */
export const MOST_FEATURE_LIMIT = 1_000_000;

/** Uses that one restaurant has of a feature; 0 for none, null for no limit. Days and hours are those of UTC. */
export type FeatureLimits = { daily_limit: number | null; hourly_limit: number | null };

/** What an administrator has said of a feature for a restaurant. */
export type FeatureToggle = { enabled: boolean; rate_limits: FeatureLimits };

/** A feature of which nobody has said anything is on (spec, console §2.11). */
export const UNTOUCHED_FEATURE: FeatureToggle = {
  enabled: true,
  rate_limits: { daily_limit: null, hourly_limit: null },
};

/** Tools that an operator may show without opening them. */
export const COMING_SOON_TOOLS = ['menu', 'content'] as const;
export type ComingSoonTool = (typeof COMING_SOON_TOOLS)[number];
