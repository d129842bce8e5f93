import { type Draws, drawBetween, drawSold, drawsOf } from './draws.ts';
import { type Certainty, classOf, MENU_CLASSES, type MenuClass } from './menu-class.ts';
import { scoreOfClass } from './performance-score.ts';

/** The sales of an item in the selected part. */
export type CountedItem = {
  /** Unique among the items. */
  key: string;
  sold: number;
  /** The average price paid, in units of the currency. */
  price: number;
  /** The cost of one; a range if it is a typical cost. */
  unitCost: { low: number; typical: number; high: number };
};

export type ClassifiedItem = {
  key: string;
  /** Undefined unless certain. */
  class: MenuClass | undefined;
  /** The class according to the numbers; undefined without enough data. */
  leaning: MenuClass | undefined;
  certainty: Certainty;
  /** The share of resamples with this class. */
  stability: number;
  /** Price minus cost of one, in units of the currency. */
  contribution: number;
  /** Of all items sold. */
  share: number;
  /** 0 to 100, within the range of its class. */
  score: number;
};

export type Classification = {
  items: ClassifiedItem[];
  /** The share of items sold from which an item is popular. */
  popularityCut: number;
  /** The margin from which an item is profitable: the mean of all items sold. */
  marginCut: number;
  sold: number;
  hasEnoughData: boolean;
};

export const RESAMPLES = 1_000;
/** An item is popular if it sells at least this share of an equal share (Kasavana and Smith, 1982). */
export const POPULARITY_SHARE = 0.7;
/** Below this share of resamples, no class is claimed. */
export const CERTAIN_FROM = 0.95;
/** Fewer items can’t be compared. */
export const FEWEST_ITEMS = 3;
/** An item at the popularity cut must have sold this often; otherwise chance decides. */
export const FEWEST_SOLD_AT_CUT = 15;

/** Sales without dates vary more than independent guests would. With dates, the dispersion is measured. */
export const DEFAULT_DISPERSION = 2;

/**
 * Classifies the items, with a confidence for each. The order of the items doesn’t matter: sums are in key order, and
 * each item has its own random numbers.
 */
export function classifyItems(
  given: readonly CountedItem[],
  { dispersion = DEFAULT_DISPERSION, seed = '' }: { dispersion?: number; seed?: string } = {},
): Classification {
  const items = [...given].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const cuts = cutsOf(items.map(({ sold, price, unitCost }) => ({ sold, margin: price - unitCost.typical })));
  const hasEnoughData = items.length >= FEWEST_ITEMS && cuts.sold * cuts.share >= FEWEST_SOLD_AT_CUT;
  const counts = hasEnoughData ? resample(items, { dispersion, seed }) : [];
  return {
    items: items.map((item, index) => describeItem(item, cuts, counts[index])),
    popularityCut: cuts.share,
    marginCut: cuts.margin,
    sold: cuts.sold,
    hasEnoughData,
  };
}

type Cuts = { share: number; margin: number; sold: number };

function cutsOf(items: readonly { sold: number; margin: number }[]): Cuts {
  let sold = 0;
  let contribution = 0;
  for (const item of items) {
    sold += item.sold;
    contribution += item.sold * item.margin;
  }
  const mean = sold > 0 ? contribution / sold : meanOf(items.map(({ margin }) => margin));
  return { share: items.length === 0 ? 0 : POPULARITY_SHARE / items.length, margin: mean, sold };
}

function classAt(item: { sold: number; margin: number }, cuts: Cuts): MenuClass {
  return classOf(item.sold >= cuts.share * cuts.sold, item.margin >= cuts.margin);
}

/** How often each item got each class, in the order of `MENU_CLASSES`. */
function resample(
  items: readonly CountedItem[],
  { dispersion, seed }: { dispersion: number; seed: string },
): number[][] {
  const draws: Draws[] = items.map(({ key }) => drawsOf(`${seed}|${key}`));
  const counts = items.map(() => MENU_CLASSES.map(() => 0));
  for (let round = 0; round < RESAMPLES; round++) {
    const drawn = items.map(({ sold, price, unitCost }, index) => {
      const own = draws[index] as Draws;
      return {
        sold: drawSold(sold, dispersion, own),
        margin: price - drawBetween(unitCost.low, unitCost.high, own),
      };
    });
    const cuts = cutsOf(drawn);
    drawn.forEach((item, index) => {
      const place = MENU_CLASSES.indexOf(classAt(item, cuts));
      const own = counts[index] as number[];
      own[place] = (own[place] ?? 0) + 1;
    });
  }
  return counts;
}

function describeItem(item: CountedItem, cuts: Cuts, counts: readonly number[] | undefined): ClassifiedItem {
  const margin = item.price - item.unitCost.typical;
  const leaning = classAt({ sold: item.sold, margin }, cuts);
  const stability = counts === undefined ? 0 : (counts[MENU_CLASSES.indexOf(leaning)] ?? 0) / RESAMPLES;
  const isCertain = stability >= CERTAIN_FROM;
  return {
    key: item.key,
    class: isCertain ? leaning : undefined,
    leaning: counts === undefined ? undefined : leaning,
    certainty: counts === undefined ? 'not_enough_data' : isCertain ? 'certain' : 'unsure',
    stability,
    contribution: margin,
    share: cuts.sold === 0 ? 0 : item.sold / cuts.sold,
    score: scoreOfClass(leaning, {
      popularity: item.sold / Math.max(1e-9, cuts.share * cuts.sold),
      margin: margin / Math.max(1e-9, cuts.margin),
    }),
  };
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
