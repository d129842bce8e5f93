/** Market data for Facebook ads, with source and date. Ranges, because a single number would be false precision. */
export const AD_MARKET = {
  /** US dollars per thousand impressions: a good campaign, and the median of all industries. */
  costPerThousandDollars: { low: 5, high: 13.57 },
  /** Percent of impressions. */
  clicksPerHundred: { low: 0.9, high: 1.6 },
  source: 'Reflex Agency, Facebook Ads Report: 2025 and 2026 figures for all industries',
  sourceUrl: 'https://www.reflexagency.online/portfolio/facebook-ads-report-2',
  readOn: '2026-11-22',
  /** How often one person sees an ad in a week. Our own estimate for an audience within a few miles. */
  impressionsPerPerson: { low: 1.5, high: 2.5, basis: 'our estimate' },
} as const;
