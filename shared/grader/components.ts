/** What a digital presence is graded on (spec, owner tools §3). */
export const GRADER_COMPONENTS = ['website', 'social_media', 'google_business', 'menu_optimization'] as const;
export type GraderComponent = (typeof GRADER_COMPONENTS)[number];

/** What a website's score is made of (spec, owner tools §9), and what is left of its 100 points. */
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
 * Where what is missing is mended: on a screen of ours, by whoever looks after a website that is not made here, in the
 * restaurant's profile at Google, or `elsewhere`, which is by whoever runs the platform.
 */
export const MENDING_SCREENS = [
  'profile',
  'websites',
  'image_enhancer',
  'site_provider',
  'google',
  'elsewhere',
] as const;
export type FixScreen = (typeof MENDING_SCREENS)[number];

/** Where a fact was seen. */
export const FACT_SOURCES = ['call', 'profile', 'transfer', 'page', 'google'] as const;
export type FactSource = (typeof FACT_SOURCES)[number];

/** How a rule was found: all, some or none of its points, or nothing known either way. */
export const RULE_STATES = ['met', 'partly', 'missed', 'not_measured'] as const;
