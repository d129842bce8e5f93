/** Figures of the market for ads on Facebook, with where and when they were read. Ranges, because a single figure would pretend. */
export const AD_MARKET = {
  /** US dollars for a thousand impressions: a good campaign's, and the median of all industries. */
  costPerThousandDollars: { low: 5, high: 13.57 },
  /** Of a hundred impressions. */
  clicksPerHundred: { low: 0.9, high: 1.6 },
  source: 'Reflex Agency, Facebook Ads Report: 2025 and 2026 figures for all industries',
  sourceUrl: 'https://www.reflexagency.online/portfolio/facebook-ads-report-2',
  readOn: '2026-11-22',
  /** How often one person sees an ad of a week: our own estimate for an audience of a few miles. */
  impressionsPerPerson: { low: 1.5, high: 2.5, basis: 'our estimate' },
} as const;
