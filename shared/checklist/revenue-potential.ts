/** Keywords match the start of a word. One that ends in a space matches a whole word. */
type TaskType = { dollarsPerWeek: number; keywords: readonly string[] };

/**
 * The potential of each type of task (spec, owner tools §9), with its keywords. The first match counts, so specific
 * words come before general ones.
 */
const TASK_TYPES = {
  facebook_advertising: {
    dollarsPerWeek: 720,
    keywords: ['facebook ad ', 'facebook ads ', 'facebook advert', 'meta ads '],
  },
  google_ads: { dollarsPerWeek: 650, keywords: ['google ad ', 'google ads ', 'google advert'] },
  social_media_advertising: {
    dollarsPerWeek: 680,
    keywords: ['social media ad ', 'social media ads ', 'social media advert', 'instagram ad ', 'boost'],
  },
  online_ordering: {
    dollarsPerWeek: 890,
    keywords: ['online order', 'order online', 'ordering', 'delivery', 'takeout', 'pickup'],
  },
  google_reviews_management: { dollarsPerWeek: 320, keywords: ['google review'] },
  loyalty_program: { dollarsPerWeek: 420, keywords: ['loyalty', 'punch card', 'stamp card'] },
  rewards: { dollarsPerWeek: 290, keywords: ['reward', 'birthday'] },
  email_campaigns: { dollarsPerWeek: 380, keywords: ['email', 'newsletter'] },
  promotional_campaigns: {
    dollarsPerWeek: 450,
    keywords: ['campaign', 'win back', 'bring back', 'promotion', 'promote'],
  },
  promotional_offers: {
    dollarsPerWeek: 380,
    keywords: ['offer', 'discount', 'coupon', 'happy hour', 'special ', 'specials '],
  },
  customer_feedback: { dollarsPerWeek: 180, keywords: ['feedback', 'survey', 'complain'] },
  review_management: { dollarsPerWeek: 220, keywords: ['review', 'rating'] },
  upselling: { dollarsPerWeek: 520, keywords: ['upsell', 'upgrade', 'add on', 'pairing'] },
  menu_optimization: { dollarsPerWeek: 340, keywords: ['menu', 'dish', 'price'] },
  social_media_posting: {
    dollarsPerWeek: 280,
    keywords: ['social media', 'instagram', 'facebook', 'tiktok', 'post '],
  },
  google_business_optimization: { dollarsPerWeek: 450, keywords: ['google'] },
} as const satisfies Record<string, TaskType>;

export type TaskTypeName = keyof typeof TASK_TYPES;

type Described = { title: string; description: string };

/** The type of a task: from its title, else its description, else the Google profile. */
export function taskTypeOf({ title, description }: Described): TaskTypeName {
  return typeNamedIn(title) ?? typeNamedIn(description) ?? 'google_business_optimization';
}

/**
 * Weekly sales of the independent restaurant that the estimates are for. Full service makes about $1.2 million a year,
 * quick service about $950,000 (metrobi.com/blog/average-restaurant-revenue-how-do-you-compare, 2025): $18,000 to
 * $23,000 a week.
 */
export const TYPICAL_WEEKLY_REVENUE = 20_000;

/**
 * The spec’s value is for a type of work that is done completely. The checklist has more than 50 tasks of 16 types that
 * reach the same guests. In full, they would add up to more than such a restaurant sells. An eighth of each makes the
 * whole checklist worth about 13% of sales, a little more than the 5% to 9% of one Yelp star (M. Luca, Harvard Business
 * School working paper 12-016; independent restaurants).
 */
const SHARE_OF_ONE_TASK = 1 / 8;

/** The estimated potential of one task for a typical restaurant, in dollars per week. */
export function weeklyPotentialOf(task: Described): number {
  return Math.round(weeklyPotentialOfType(taskTypeOf(task)) * SHARE_OF_ONE_TASK);
}

/** The same share of a restaurant’s own sales, in dollars per month. Undefined if they are unknown. */
export function monthlyEstimate(weeklyPotential: number, monthlyRevenue: number | null): number | undefined {
  if (monthlyRevenue === null || monthlyRevenue <= 0) return undefined;
  return Math.round((monthlyRevenue * weeklyPotential) / TYPICAL_WEEKLY_REVENUE);
}

/** The estimated potential of a type of work that is done completely, in dollars per week. */
export function weeklyPotentialOfType(type: TaskTypeName): number {
  return TASK_TYPES[type].dollarsPerWeek;
}

function typeNamedIn(text: string): TaskTypeName | undefined {
  const words = ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
  const types = Object.entries(TASK_TYPES) as [TaskTypeName, TaskType][];
  return types.find(([, { keywords }]) => keywords.some((keyword) => words.includes(` ${keyword}`)))?.[0];
}
