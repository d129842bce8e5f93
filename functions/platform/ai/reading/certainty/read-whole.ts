import type { Service } from '#shared/profile/hours.ts';
import type { Dish } from '#shared/profile/menu.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Span } from '../reader.ts';
import { inOrder } from '../text/spans.ts';
import { wordsIn } from './feature-names.ts';

/** What the dishes of one text have in common. */
export type DishList = {
  count: number;
  /** How many dishes begin like this one, are written like it, and are called like it. */
  shapes: ReadonlyMap<string, number>;
  names: ReadonlyMap<string, number>;
  words: number;
  amount: number;
  priced: number;
  signed: number;
  withCents: number;
};

/** What is known of a whole text, once. */
export type ReadWhole = {
  source: string;
  folded: string;
  /** The text without what nobody may read. */
  named: string;
  /** By where they begin. */
  proposals: readonly ProfileProposal[];
  /** In order and apart. */
  unprinted: readonly Span[];
  counts: ReadonlyMap<string, number>;
  dishes: DishList;
  services: readonly Service[];
  closedDays: readonly string[];
};

const SIGN = /[$€£¥₹]|(?<![a-z])(?:rs|chf|eur|usd|r|kr|zar|aed|sgd|s\$)(?![a-z])/i;
/** More services than a week has are no better known. */
const MOST_SERVICES = 40;
/** Longer facts are not looked for beside others. In UTF-16. */
const LONGEST_FACT = 600;

export const isSigned = (price: string): boolean => SIGN.test(price);
export const hasCents = (price: string): boolean => /[.,]\d\d/.test(price);

/** How a name begins. */
export function shapeOf(text: string): string {
  if (/^\d/.test(text)) return 'digit';
  if (text === text.toUpperCase() && /\p{L}{2}/u.test(text)) return 'loud';
  return /^\p{Lu}/u.test(text) ? 'capital' : /^\p{Ll}/u.test(text) ? 'small' : 'mark';
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function dishListOf(dishes: readonly Dish[]): DishList {
  const priced = dishes.filter(({ price }) => price !== '');
  return {
    count: dishes.length,
    shapes: countsOf(dishes.map(({ name }) => shapeOf(name))),
    names: countsOf(dishes.map(({ name }) => name)),
    words: median(dishes.map(({ name }) => wordsIn(name).length)),
    amount: median(dishes.flatMap(({ amount }) => amount ?? [])),
    priced: priced.length,
    signed: priced.filter(({ price }) => isSigned(price)).length,
    withCents: priced.filter(({ price }) => hasCents(price)).length,
  };
}

export function readWhole(
  text: { source: string; folded: string; named: string; unprinted: readonly Span[] },
  facts: readonly ProfileProposal[],
): ReadWhole {
  return {
    ...text,
    proposals: inOrder(facts),
    counts: countsOf(facts.map(({ field }) => field)),
    dishes: dishListOf(facts.flatMap((fact) => (fact.field === 'dishes' ? [fact.value] : []))),
    services: facts
      .flatMap((fact) => (fact.field === 'services' ? [fact.value] : []))
      .slice(0, MOST_SERVICES),
    closedDays: facts
      .flatMap((fact) => (fact.field === 'closed_days' ? [fact.value] : []))
      .slice(0, MOST_SERVICES),
  };
}

/** The facts that touch a passage. */
export function factsIn({ proposals }: ReadWhole, { start, end }: Span): ProfileProposal[] {
  let [low, high] = [0, proposals.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((proposals[middle]?.start ?? 0) < start - LONGEST_FACT) low = middle + 1;
    else high = middle;
  }
  const found: ProfileProposal[] = [];
  for (let at = low; at < proposals.length; at += 1) {
    const one = proposals[at];
    if (one === undefined || one.start >= end) break;
    if (one.end > start) found.push(one);
  }
  return found;
}
