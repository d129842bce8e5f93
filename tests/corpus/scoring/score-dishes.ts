import type { Dish } from '#shared/profile/menu.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { DishFact, Gold } from '../gold.ts';
import { plainPrice, plainWords } from '../plain-words.ts';
import { addAsked, addPrinted, emptyTally, type Tally } from './tally.ts';

/** Scores dishes by name and price; the course and description of found dishes count as separate facts. */
export function scoreDishes({ facts }: Gold, proposals: readonly ProfileProposal[]): Tally {
  const tally = emptyTally();
  const printed = proposals.flatMap(({ field, value }) => (field === 'dishes' ? [value] : []));
  const taken = new Set<Dish>();
  const dishFacts = facts.flatMap((fact) => (fact.field === 'dishes' ? [fact] : []));
  for (const fact of dishFacts.filter(({ optional }) => optional !== true)) {
    const dish = printed.find((one) => !taken.has(one) && isSame(fact, one));
    addAsked(tally, 'dishes', { isFound: dish !== undefined, what: factLine(fact) });
    if (dish === undefined) continue;
    taken.add(dish);
    addPrinted(tally, 'dishes', { verdict: 'right', what: dish.name });
    judgePart(tally, 'dishes.course', { asked: fact.course, printed: dish.course });
    judgePart(tally, 'dishes.description', { asked: fact.description, printed: dish.description });
  }
  for (const dish of printed) {
    if (taken.has(dish)) continue;
    const isAllowed = dishFacts.some((fact) => fact.optional === true && isNamed(fact, dish));
    addPrinted(tally, 'dishes', { verdict: isAllowed ? 'neutral' : 'wrong', what: dishLine(dish) });
  }
  return tally;
}

/** Expected dishes that are printed with a different price. */
export function findWrongPrices({ facts }: Gold, proposals: readonly ProfileProposal[]): string[] {
  const printed = proposals.flatMap(({ field, value }) => (field === 'dishes' ? [value] : []));
  return facts.flatMap((fact) => {
    if (fact.field !== 'dishes' || fact.optional === true) return [];
    const named = printed.filter((dish) => isNamed(fact, dish) && dish.price !== '');
    const isWrong =
      named.length > 0 && !named.some((dish) => hasPrice(fact, dish) || dish.variants.length > 0);
    return isWrong ? named.map((dish) => `${dishLine(dish)} instead of ${factLine(fact)}`) : [];
  });
}

function judgePart(tally: Tally, field: string, part: { asked: string | undefined; printed: string }) {
  if (part.asked === undefined) return;
  const isFound = plainWords(part.asked) === plainWords(part.printed);
  addAsked(tally, field, { isFound, what: part.asked });
  if (part.printed === '') return;
  addPrinted(tally, field, { verdict: isFound ? 'right' : 'wrong', what: part.printed });
}

function isSame(fact: DishFact, dish: Dish): boolean {
  return isNamed(fact, dish) && hasPrice(fact, dish);
}

function isNamed({ names }: DishFact, dish: Dish): boolean {
  return names.some((name) => plainWords(name) === plainWords(dish.name));
}

function hasPrice(fact: DishFact, dish: Dish): boolean {
  if (fact.is_market_price === true && !dish.is_market_price) return false;
  if (fact.variants !== undefined) {
    const sizes = (variants: readonly { label: string; price: string }[]) =>
      variants.map(({ label, price }) => `${plainWords(label)} ${plainPrice(price)}`).toSorted();
    return JSON.stringify(sizes(fact.variants)) === JSON.stringify(sizes(dish.variants));
  }
  return (fact.prices ?? ['']).some((price) => plainPrice(price) === plainPrice(dish.price));
}

function factLine({ names, prices, variants }: DishFact): string {
  return `${names[0]} = ${prices?.join(' or ') ?? variants?.map(({ label, price }) => `${label} ${price}`).join(', ')}`;
}

function dishLine({ name, price, variants }: Dish): string {
  return `${name} = ${price}${variants.map(({ label, price: each }) => ` [${label} ${each}]`).join('')}`;
}
