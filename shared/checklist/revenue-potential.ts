/** Keywords begin at the start of a word; one that ends in a space is a whole word. */
type TaskType = { dollarsPerWeek: number; keywords: readonly string[] };

/**
 * Potential of each type of task (spec, owner tools §9), with the words by which a task is known. The first that
 * matches decides, so exact words stand before wide ones.
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

/** What kind of work a task is: by its title, else by its description, else it is about the Google profile. */
export function taskTypeOf({ title, description }: Described): TaskTypeName {
  return typeNamedIn(title) ?? typeNamedIn(description) ?? 'google_business_optimization';
}

/**
 * Weekly sales of an independent restaurant that the figures are for: full service makes about $1.2 million a year,
 * quick service about $950,000 (metrobi.com/blog/average-restaurant-revenue-how-do-you-compare, 2025), which is
 * $18,000 to $23,000 a week.
 */
export const TYPICAL_WEEKLY_REVENUE = 20_000;

/**
 * The spec’s figure is the value of a type of work when it is done in full. The checklist has more than 50 tasks of 16
 * types that reach the same guests: in full they would add up to more than such a restaurant sells. An eighth each
 * makes the whole checklist worth about 13 % of its sales, a little more than the 5 to 9 % that went with one Yelp
 * star (M. Luca, Harvard Business School working paper 12-016; independent restaurants).
 */
const SHARE_OF_ONE_TASK = 1 / 8;

/** What one task may bring a typical restaurant: an estimate, in dollars a week. */
export function weeklyPotentialOf(task: Described): number {
  return Math.round(weeklyPotentialOfType(taskTypeOf(task)) * SHARE_OF_ONE_TASK);
}

/** The same share of a restaurant's own sales, in dollars a month. Undefined where they are unknown. */
export function monthlyEstimate(weeklyPotential: number, monthlyRevenue: number | null): number | undefined {
  if (monthlyRevenue === null || monthlyRevenue <= 0) return undefined;
  return Math.round((monthlyRevenue * weeklyPotential) / TYPICAL_WEEKLY_REVENUE);
}

/** What a type of work may bring when it is done in full: an estimate, in dollars a week. */
export function weeklyPotentialOfType(type: TaskTypeName): number {
  return TASK_TYPES[type].dollarsPerWeek;
}

function typeNamedIn(text: string): TaskTypeName | undefined {
  const words = ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
  const types = Object.entries(TASK_TYPES) as [TaskTypeName, TaskType][];
  return types.find(([, { keywords }]) => keywords.some((keyword) => words.includes(` ${keyword}`)))?.[0];
}
