/** How much more of an item is sold, as a fraction; and where that comes from. */
export type Effect = {
  low: number;
  high: number;
  says: string;
  source: { name: string; url: string } | null;
};

/** Where DoorDash's report of 2026 is quoted. */
const SNAPPR = {
  name: 'DoorDash, quoted by Snappr, 2026',
  url: 'https://www.snappr.com/blog/how-to-get-more-orders-on-doordash-uber-eats',
};

/**
 * What each change does to the number sold, dated 2026-11-22. All begin at nothing: none of them works everywhere, and the
 * upper ends are below what the sources report.
 */
export const EFFECTS = {
  place: {
    low: 0,
    high: 0.2,
    says: 'in a study, items at the start or end of a list sold up to twice as often as in the middle. We use 20% at most',
    source: { name: 'Dayan and Bar-Hillel, 2011', url: 'https://journal.sjdm.org/11/11407/jdm11407.html' },
  },
  /** Of what is delivered; where that is not known, of a quarter of all. */
  photo: {
    low: 0,
    high: 0.13,
    says: 'DoorDash reports 13% more sales with photos of half the menu, and up to 44% for single items. We use 13%, for delivery orders only',
    source: SNAPPR,
  },
  /** The same. */
  wording: {
    low: 0,
    high: 0.06,
    says: 'DoorDash reports 6% more sales with descriptions of half the menu. We use it for delivery orders only',
    source: SNAPPR,
  },
  promote: {
    low: 0.05,
    high: 0.25,
    says: 'we assume 5% to 25% more sales in a month with a promotion. Your own campaign results are a better guide',
    source: null,
  },
} as const satisfies Record<string, Effect>;

/** Of deliveries, where the sales name no channels. */
export const UNKNOWN_DELIVERY_SHARE = 0.25;

/** Less sold for each percent that an item costs more, in percent: the range of studies of food away from home. */
export const PRICE_ELASTICITY = {
  low: 0.23,
  high: 1.76,
  source: { name: 'Andreyeva, Long and Brownell, 2010', url: 'https://doi.org/10.2105/AJPH.2008.151415' },
} as const;

/** A month, in days. */
export const MONTH_DAYS = 30.4;
