/** The components of a digital presence (spec, owner tools §3). */
export const GRADER_COMPONENTS = ['website', 'social_media', 'google_business', 'menu_optimization'] as const;
export type GraderComponent = (typeof GRADER_COMPONENTS)[number];

/** The parts of the website score (spec, owner tools §9), and the rest of its 100 points. */
export const WEBSITE_PARTS = [
  'accessibility',
  'ssl',
  'loading_speed',
  'basic_setup',
  'online_ordering',
  'found_and_read',
] as const;
export type WebsitePart = (typeof WEBSITE_PARTS)[number];

/**
 * Where to fix a finding: one of our screens; the website’s own developer; the Google Business Profile; or `elsewhere`,
 * such as the operator of the platform.
 */
export const FIX_SCREENS = [
  'profile',
  'websites',
  'image_enhancer',
  'site_provider',
  'google',
  'elsewhere',
] as const;
export type FixScreen = (typeof FIX_SCREENS)[number];

/** The source of a fact. */
export const FACT_SOURCES = ['call', 'profile', 'transfer', 'page', 'google'] as const;
export type FactSource = (typeof FACT_SOURCES)[number];

/** The result of a rule: all, some, or no points, or not measured. */
export const RULE_STATES = ['met', 'partly', 'missed', 'not_measured'] as const;
