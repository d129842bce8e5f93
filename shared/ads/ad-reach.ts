import { formatExactDollars } from '#shared/format/numbers.ts';
import { AD_MARKET } from './ad-market.ts';

export type Range = { low: number; high: number };

/** The expected results of a budget, before the ad has run. */
export type AdReach = {
  people: Range;
  impressions: Range;
  /** What the estimate is based on, in one sentence. */
  basis: string;
  source: string;
  /** ISO date on which the source was read. */
  as_of: string;
};

/** Estimates the results of an ad’s whole budget, in US cents. */
export function estimateAdReach(totalCents: number): AdReach {
  const { costPerThousandDollars: cost, impressionsPerPerson: views, source, readOn } = AD_MARKET;
  const shown = (dollarsPerThousand: number) => (totalCents / 100 / dollarsPerThousand) * 1000;
  const impressions = { low: shown(cost.high), high: shown(cost.low) };
  return {
    impressions: roundedRange(impressions),
    people: roundedRange({ low: impressions.low / views.high, high: impressions.high / views.low }),
    basis: `${formatExactDollars(cost.low)} to ${formatExactDollars(cost.high)} per 1,000 views, and ${views.low} to ${views.high} views per person (${views.basis}). This estimate doesn’t account for your local population.`,
    source,
    as_of: readOn,
  };
}

/** The single number for a range, if there is room for only one. */
export function middleOf({ low, high }: Range): number {
  return roundedToTwoDigits((low + high) / 2);
}

function roundedRange({ low, high }: Range): Range {
  return { low: roundedToTwoDigits(low), high: roundedToTwoDigits(high) };
}

/** 2062 → 2100: more digits would be false precision. */
function roundedToTwoDigits(value: number): number {
  if (value < 100) return Math.round(value);
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
