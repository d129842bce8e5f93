import { type Classification, type ClassifiedItem, classifyItems } from './classify-items.ts';
import { type CountedMenuItem, countItems, type MarginBasis, type SalesSegment } from './count-items.ts';
import type { Certainty, MenuClass } from './menu-class.ts';
import type { MenuItem } from './menu-item.ts';
import { placeOf } from './performance-score.ts';
import { foldItemName } from './sales/item-name.ts';
import type { MenuSales } from './sales/menu-sales.ts';
import { courseFamilyOf, TYPICAL_COSTS } from './typical-costs.ts';

/** A rated item, as sent to clients (spec, owner tools §3: menu result). */
export type RatedItem = {
  name: string;
  course: string;
  /** 0 to 100: by `scoreOfClass` with sales, by `scoreInList` without. */
  performance_score: number;
  /** As a fraction of the price; negative if it costs more than it earns. */
  profit_margin: number;
  margin_basis: MarginBasis;
  /** Null unless certain. */
  menu_class: MenuClass | null;
  leaning: MenuClass | null;
  certainty: Certainty;
  /** The share of 1,000 resamples with the same class; null without sales. */
  stability: number | null;
  sold: number | null;
  share: number | null;
  price: number | null;
  /** Price minus cost of one. */
  contribution: number | null;
};

export type Rated = RatedItem & { onMenu?: MenuItem; counted?: CountedMenuItem };

/** As sent to clients. */
export function plainItem({ onMenu: _, counted: __, ...item }: Rated): RatedItem {
  return item;
}

/** The cuts between classes in a part of the sales. */
export type SalesCuts = {
  popularity_cut: number;
  margin_cut: number;
  sold: number;
  has_enough_data: boolean;
};

export type RatedSales = {
  items: Rated[];
  unpriced: string[];
  cuts: SalesCuts;
};

/** Rates items by their sales. */
export function rateSales(
  menu: readonly MenuItem[],
  sales: MenuSales,
  segment: SalesSegment = {},
): RatedSales {
  const { items, unpriced } = countItems(menu, sales, segment);
  const seed = [segment.channel, segment.daypart, segment.course].join('|');
  const dispersion = sales.dispersion === null ? {} : { dispersion: sales.dispersion };
  const classification = classifyItems(items, { ...dispersion, seed });
  const byKey = new Map(items.map((item) => [item.key, item]));
  return {
    items: classification.items.map((item) => ratedSale(item, byKey.get(item.key) as CountedMenuItem)),
    unpriced,
    cuts: cutsOf(classification),
  };
}

function cutsOf({ popularityCut, marginCut, sold, hasEnoughData }: Classification): SalesCuts {
  return {
    popularity_cut: fraction(popularityCut),
    margin_cut: cents(marginCut),
    sold,
    has_enough_data: hasEnoughData,
  };
}

function ratedSale(item: ClassifiedItem, counted: CountedMenuItem): Rated {
  return {
    name: counted.name,
    course: counted.course,
    performance_score: item.score,
    profit_margin: fraction(item.contribution / counted.price),
    margin_basis: counted.marginBasis,
    menu_class: item.class ?? null,
    leaning: item.leaning ?? null,
    certainty: item.certainty,
    stability: item.stability,
    sold: counted.sold,
    share: fraction(item.share),
    price: cents(counted.price),
    contribution: cents(item.contribution),
    ...(counted.onMenu && { onMenu: counted.onMenu }),
    counted,
  };
}

/** A description of at least this length adds something to the name. */
export const DESCRIBED_FROM = 30;

/**
 * Rates the items of a menu without sales. Half of the points compare the typical margin with the menu’s mean; the
 * other half rate the presentation (price 14, description 18, photo 18). No class is claimed. The points become the
 * score once the item’s list is known (`listsOfMenu`). Even too few sales may tell the cost: a given cost wins over a
 * typical one.
 */
export function rateMenu(menu: readonly MenuItem[], sold: readonly CountedMenuItem[] = []): Rated[] {
  const given = new Map(
    sold.filter(({ marginBasis }) => marginBasis === 'given').map((item) => [item.key, item]),
  );
  const earnings = menu.map((item) => earningOf(item, given.get(foldItemName(item.name))));
  const contributions = earnings.flatMap(({ contribution }) => contribution ?? []);
  const mean =
    [...contributions].sort((a, b) => a - b).reduce((sum, each) => sum + each, 0) /
    Math.max(1, contributions.length);
  return menu.map((item, index) => {
    const { price, contribution, margin, basis } = earnings[index] as Earning;
    const ofMean = contribution === null || mean <= 0 ? 0 : contribution / mean;
    return {
      name: item.name,
      course: item.course,
      performance_score: Math.min(100, Math.round(50 * placeOf(ofMean)) + shownPoints(item)),
      profit_margin: fraction(margin),
      margin_basis: basis,
      menu_class: null,
      leaning: null,
      certainty: 'not_enough_data',
      stability: null,
      sold: null,
      share: null,
      price,
      contribution: contribution === null ? null : cents(contribution),
      onMenu: item,
    };
  });
}

type Earning = { price: number | null; contribution: number | null; margin: number; basis: MarginBasis };

/** The margin of one: at the price paid and its given cost, else at the menu’s price and the typical cost. */
function earningOf(item: MenuItem, given: CountedMenuItem | undefined): Earning {
  if (given !== undefined) {
    const { price, unitCost } = given;
    const contribution = price - unitCost.typical;
    return { price: cents(price), contribution, margin: contribution / price, basis: 'given' };
  }
  const { price } = item;
  const margin = 1 - TYPICAL_COSTS[courseFamilyOf(item)].typical;
  return { price, contribution: price === null ? null : price * margin, margin, basis: 'typical' };
}

function shownPoints({ price, description, hasPhoto }: MenuItem): number {
  return (price === null ? 0 : 14) + (isDescribed({ description }) ? 18 : 0) + (hasPhoto ? 18 : 0);
}

export function isDescribed({ description }: Pick<MenuItem, 'description'>): boolean {
  return description.trim().length >= DESCRIBED_FROM;
}

function fraction(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}
