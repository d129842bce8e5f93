import { type CountedItem, classifyItems, POPULARITY_SHARE } from '#shared/menu/classify-items.ts';
import { type Draws, drawSold, drawsOf } from '#shared/menu/draws.ts';
import { classOf, type MenuClass } from '#shared/menu/menu-class.ts';

export type SyntheticMonth = {
  what: string;
  /** Variance of counts, relative to that of independent guests. */
  dispersion: number;
  /** False: costs are typical ones. */
  isCostGiven: boolean;
  /** Share of a month's sales. */
  size: number;
};

export const SYNTHETIC_MONTHS: readonly SyntheticMonth[] = [
  { what: 'counts that vary as single guests do, costs known', dispersion: 1, isCostGiven: true, size: 1 },
  { what: 'counts that vary twice as much, costs known', dispersion: 2, isCostGiven: true, size: 1 },
  { what: 'counts that vary twice as much, costs only usual', dispersion: 2, isCostGiven: false, size: 1 },
  { what: 'a tenth of a month, costs only usual', dispersion: 2, isCostGiven: false, size: 0.1 },
];

/** Typical cost shares; true ones are between low and high. */
const USUAL = { low: 0.28, typical: 0.325, high: 0.37 };
/** How much items differ in popularity: hardly, typically, or with a few bestsellers. */
const SPREADS = [0.3, 1, 2];
/** An item this close to a class boundary, as a fraction of it, is borderline. */
const BORDERLINE = 0.02;

type TrueItem = { key: string; sold: number; price: number; fraction: number };

export type ClassCounts = { all: number; claimed: number; right: number; near: number; nearClaimed: number };

/** Classifies sales drawn from restaurants whose true classes are known. */
export function countClasses(month: SyntheticMonth, restaurants: number): ClassCounts {
  const counts = { all: 0, claimed: 0, right: 0, near: 0, nearClaimed: 0 };
  for (let restaurant = 0; restaurant < restaurants; restaurant++) {
    for (const spread of SPREADS) {
      const draws = drawsOf(`${month.what} ${restaurant} ${spread}`);
      const truth = aRestaurant(draws, spread);
      const known = trueClasses(truth);
      const { items } = classifyItems(truth.map((item) => aSoldItem(item, { month, draws })));
      for (const { key, class: claimed } of items) {
        const { menuClass, isNear } = known.get(key) as { menuClass: MenuClass; isNear: boolean };
        counts.all += 1;
        counts.near += isNear ? 1 : 0;
        if (claimed === undefined) continue;
        counts.claimed += 1;
        counts.nearClaimed += isNear ? 1 : 0;
        counts.right += claimed === menuClass ? 1 : 0;
      }
    }
  }
  return counts;
}

function aRestaurant(draws: Draws, spread: number): TrueItem[] {
  return Array.from({ length: 8 + Math.floor(draws() * 25) }, (_, index) => ({
    key: `item ${index}`,
    sold: 400 * Math.exp(spread * (draws() + draws() + draws() - 1.5)),
    price: 4 + 28 * draws(),
    fraction: USUAL.low + (USUAL.high - USUAL.low) * draws(),
  }));
}

function trueClasses(items: readonly TrueItem[]) {
  const left = ({ price, fraction }: TrueItem) => price * (1 - fraction);
  const total = items.reduce((sum, { sold }) => sum + sold, 0);
  const popular = (POPULARITY_SHARE * total) / items.length;
  const profitable = items.reduce((sum, item) => sum + item.sold * left(item), 0) / total;
  return new Map(
    items.map((item) => [
      item.key,
      {
        menuClass: classOf(item.sold >= popular, left(item) >= profitable),
        isNear:
          Math.abs(item.sold / popular - 1) < BORDERLINE ||
          Math.abs(left(item) / profitable - 1) < BORDERLINE,
      },
    ]),
  );
}

function aSoldItem(
  { key, sold, price, fraction }: TrueItem,
  { month, draws }: { month: SyntheticMonth; draws: Draws },
): CountedItem {
  const cost = month.isCostGiven ? { low: fraction, typical: fraction, high: fraction } : USUAL;
  return {
    key,
    sold: drawSold(sold * month.size, month.dispersion, draws),
    price,
    unitCost: { low: cost.low * price, typical: cost.typical * price, high: cost.high * price },
  };
}
