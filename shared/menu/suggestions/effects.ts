/** How many more of an item are sold, as a fraction, and the source. */
export type Effect = {
  low: number;
  high: number;
  says: string;
  source: { name: string; url: string } | null;
};

/** Where DoorDash’s report of 2026 is quoted. */
const SNAPPR = {
  name: 'DoorDash, quoted by Snappr, 2026',
  url: 'https://www.snappr.com/blog/how-to-get-more-orders-on-doordash-uber-eats',
};

/**
 * The effect of each change on the number sold, dated 2026-11-22. All ranges start at zero, because none works
 * everywhere. Their upper ends are below the sources’ numbers.
 */
export const EFFECTS = {
  place: {
    low: 0,
    high: 0.2,
    says: 'In a study, items at the start or end of a list sold up to twice as often as items in the middle. Our estimate goes up to 20%',
    source: { name: 'Dayan and Bar-Hillel, 2011', url: 'https://journal.sjdm.org/11/11407/jdm11407.html' },
  },
  /** Of deliveries; if unknown, a quarter of all sales. */
  photo: {
    low: 0,
    high: 0.13,
    says: 'DoorDash reports 13% more sales when half the menu has photos, and up to 44% more for individual items. Our estimate applies 13% to delivery orders only',
    source: SNAPPR,
  },
  /** The same. */
  wording: {
    low: 0,
    high: 0.06,
    says: 'DoorDash reports 6% more sales when half the menu has descriptions. Our estimate uses 6%, for delivery orders only',
    source: SNAPPR,
  },
  promote: {
    low: 0.05,
    high: 0.25,
    says: 'We assume 5% to 25% more sales in a month with a promotion. Your own campaign results are a better guide',
    source: null,
  },
} as const satisfies Record<string, Effect>;

/** The share of deliveries if the sales have no channels. */
export const UNKNOWN_DELIVERY_SHARE = 0.25;

/** Percent fewer sold per percent of price increase: the range of studies of food away from home. */
export const PRICE_ELASTICITY = {
  low: 0.23,
  high: 1.76,
  source: { name: 'Andreyeva, Long and Brownell, 2010', url: 'https://doi.org/10.2105/AJPH.2008.151415' },
} as const;

/** Days in a month. */
export const MONTH_DAYS = 30.4;
