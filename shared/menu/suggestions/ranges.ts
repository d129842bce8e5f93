import type { Rated } from '#shared/menu/rate-menu.ts';
import { EFFECTS, type Effect, MONTH_DAYS, PRICE_ELASTICITY, UNKNOWN_DELIVERY_SHARE } from './effects.ts';
import type { MoneyRange } from './suggestion.ts';

/** An item’s monthly numbers from sales. */
export type SoldByMonth = {
  sold: number;
  price: number;
  contribution: number;
  meanContribution: number;
  delivered: number;
};

/** Undefined without sales. */
export function soldByMonth(
  { sold, price, contribution, counted }: Rated,
  { days, meanContribution }: { days: number; meanContribution: number },
): SoldByMonth | undefined {
  if (sold === null || price === null || contribution === null) return undefined;
  const byMonth = MONTH_DAYS / days;
  const delivered = counted?.delivered ?? sold * UNKNOWN_DELIVERY_SHARE;
  return { sold: sold * byMonth, price, contribution, meanContribution, delivered: delivered * byMonth };
}

/**
 * More sold. At the low end each sale replaces another item’s, so only the difference to the mean is earned; at the
 * high end each is additional.
 */
export function rangeOfMore(item: SoldByMonth, effect: keyof typeof EFFECTS, discount = 0) {
  const { low, high }: Effect = EFFECTS[effect];
  const base = effect === 'photo' || effect === 'wording' ? item.delivered : item.sold;
  // As many guests use an offer who would have come anyway.
  const given = discount * item.price;
  const left = item.contribution - 2 * given;
  const profit = ordered(base * low * (left - item.meanContribution), base * high * left);
  const revenue = ordered(0, base * high * (item.price - 2 * given));
  return { profit, revenue, more: { low: base * low, high: base * high } };
}

/** A price increase: the gain per item, minus lost sales. */
function rangeOfPrice({ sold, price, contribution }: SoldByMonth, raisedBy: number) {
  const at = (elasticity: number) => {
    const kept = sold * Math.max(0, 1 - (elasticity * raisedBy) / price);
    return {
      profit: kept * (contribution + raisedBy) - sold * contribution,
      revenue: kept * (price + raisedBy) - sold * price,
    };
  };
  const [mild, strong] = [at(PRICE_ELASTICITY.low), at(PRICE_ELASTICITY.high)];
  return { profit: ordered(strong.profit, mild.profit), revenue: ordered(strong.revenue, mild.revenue) };
}

/** Increases of different amounts in several places: from the worst to the best case. */
export function rangeOfPrices(sold: SoldByMonth, steps: readonly number[]) {
  const ranges = steps.map((raisedBy) => rangeOfPrice(sold, raisedBy));
  const across = (side: 'profit' | 'revenue') => ({
    low: Math.min(...ranges.map((range) => range[side].low)),
    high: Math.max(...ranges.map((range) => range[side].high)),
  });
  return { profit: across('profit'), revenue: across('revenue') };
}

function ordered(one: number, other: number): MoneyRange {
  const round = (value: number) => Math.round(value * 100) / 100 + 0;
  return { low: round(Math.min(one, other)), high: round(Math.max(one, other)) };
}
