import type { Diet } from '#shared/domain/diets.ts';
import type { Dish } from '#shared/profile/menu.ts';
import type { Span } from '../reader.ts';
import { trimmed } from '../text/spans.ts';

type Allergen = Dish['allergens'][number];
/** What the marks beside dishes mean, as the menu's legend says or as is usual. */
export type Legend = { diets: ReadonlyMap<string, Diet>; allergens: ReadonlyMap<string, Allergen> };

const USUAL_DIETS: readonly (readonly [string, Diet])[] = [
  ['ve', 'vegan'],
  ['vegan', 'vegan'],
  ['vegano', 'vegan'],
  ['vegana', 'vegan'],
  ['v', 'vegetarian'],
  ['veg', 'vegetarian'],
  ['vegetarian', 'vegetarian'],
  ['veggie', 'vegetarian'],
  ['vegetariano', 'vegetarian'],
  ['vegetarisch', 'vegetarian'],
  ['gf', 'gluten_free'],
  ['gluten free', 'gluten_free'],
  ['gluten-free', 'gluten_free'],
  ['sg', 'gluten_free'],
  ['sin gluten', 'gluten_free'],
  ['sans gluten', 'gluten_free'],
  ['senza glutine', 'gluten_free'],
  ['glutenfrei', 'gluten_free'],
];
const DIET_WORDS: readonly (readonly [RegExp, Diet])[] = [
  [/^(?:plant[- ]based|vegan[oae]?|vegane?s?|vegetalien)/, 'vegan'],
  [/^(?:vegetarian[oae]?|vegetarisch|vegetarien(?:ne)?|veggie)/, 'vegetarian'],
  [/^(?:gluten[- ]?free|no gluten|sin gluten|sans gluten|senza glutine|glutenfrei)/, 'gluten_free'],
  [/^halal/, 'halal'],
  [/^(?:kosher|koscher)/, 'kosher'],
];
const ALLERGEN_WORDS: readonly (readonly [RegExp, Allergen])[] = [
  [/^(?:gluten(?![- ]?free|frei)|wheat|glutine|cereals?|trigo|ble|weizen)/, 'gluten'],
  [/^(?:crustac|shellfish|krebstiere|crostacei|marisco)/, 'crustaceans'],
  [/^(?:eggs?|huevos?|oeufs?|uova|eier|ei)(?![a-z])/, 'eggs'],
  [/^(?:fish|pescado|poisson|pesce|fisch)(?![a-z])/, 'fish'],
  [/^(?:peanuts?|cacahuetes?|arachides?|arachidi|erdnusse?)/, 'peanuts'],
  [/^(?:soya?|soja|soia)(?![a-z])/, 'soy'],
  [/^(?:milk|dairy|lactose|leche|lacteos|lait|latte|lattosio|milch|laktose)/, 'milk'],
  [/^(?:(?:tree )?nuts?|frutos secos|fruits a coque|frutta a guscio|schalenfruchte|nusse)(?![a-z])/, 'nuts'],
  [/^(?:celery|apio|celeri|sedano|sellerie)/, 'celery'],
  [/^(?:mustard|mostaza|moutarde|senape|senf)/, 'mustard'],
  [/^(?:sesame|sesamo|sesam)/, 'sesame'],
  [/^(?:sul(?:f|ph)it|sulfure|solfiti|schwefel)/, 'sulfites'],
  [/^(?:lupin|altramuz|lupini)/, 'lupin'],
  [/^(?:mollus[ck]|molusc|weichtiere|molluschi)/, 'mollusks'],
];
const PAIR = /(?:^|[\s,;(|•·/])\(?\*?([a-z]{1,3}|\d{1,2}|\*{1,3}|†)\)?\s?[=:)-]?\s?([a-z][a-z -]{1,28})/g;
const MARK =
  /\s*[([]?(?<mark>(?:[a-z]{1,3}|\d{1,2})(?:\s?[,/|+&.\s]\s?(?:[a-z]{1,3}|\d{1,2}))*)[)\]]\s*$|[\s]*(?<stars>[*†‡¹²³]{1,4})\s*$|\s(?<bare>(?:gf|ve|vg|v|df)(?:\s?[,/|]?\s?(?:gf|ve|vg|v|df))*)\s*$|(?<=[)\]]),?\s(?<said>vegan[oae]?|veggie|vegetarisch|vegetarian[oa]?)\s*$/i;

function meaningOf(words: string): { diet?: Diet; allergen?: Allergen } {
  const diet = DIET_WORDS.find(([pattern]) => pattern.test(words))?.[1];
  if (diet !== undefined) return /option|available|possible|on request/.test(words) ? {} : { diet };
  const allergen = ALLERGEN_WORDS.find(([pattern]) => pattern.test(words))?.[1];
  return allergen === undefined ? {} : { allergen };
}

/** How many marks a line explains: two, or one of a diet, make a legend. */
export function legendPairs(
  line: string,
): [mark: string, diet: Diet | undefined, allergen: Allergen | undefined][] {
  if (line.length > 600) return [];
  const pairs: [string, Diet | undefined, Allergen | undefined][] = [];
  for (const [, mark = '', words = ''] of line.matchAll(PAIR)) {
    const { diet, allergen } = meaningOf(words.trim());
    if (diet !== undefined || allergen !== undefined) pairs.push([mark, diet, allergen]);
  }
  return pairs;
}

export function isLegend(line: string): boolean {
  const pairs = legendPairs(line);
  return (
    pairs.length >= 2 ||
    (pairs.length === 1 && line.length < 60 && /[=:()]|^[a-z]{1,3} -|^(?:ve?|vg|gf|df) /.test(line))
  );
}

export function legendOf(lines: readonly string[]): Legend {
  const pairs = lines.flatMap(legendPairs);
  const diets = new Map(USUAL_DIETS);
  const explained = pairs.filter(([, diet]) => diet !== undefined);
  if (explained.some(([mark]) => mark === 'v')) diets.delete('ve');
  for (const [mark, diet] of explained) if (diet !== undefined) diets.set(mark, diet);
  const allergens = new Map<string, Allergen>();
  for (const [mark, , allergen] of pairs) if (allergen !== undefined) allergens.set(mark, allergen);
  return { diets, allergens };
}

/** `unexplained`: letters or numbers of which the legend says only some, or that have no legend. */
export type Marked = { rest: Span; diets: Diet[]; allergens: Allergen[]; unexplained?: Span };

/**
 * Takes the marks off the end of a name or a description. Marks that mean nothing known stay where they are. Of a list
 * that is explained in part nothing is taken for known: half of the allergens would read like all of them.
 */
export function withoutMarks(folded: string, part: Span, legend: Legend): Marked {
  const marked: Marked = { rest: part, diets: [], allergens: [] };
  for (let count = 0; count < 4; count++) {
    const { start, end } = marked.rest;
    const from = Math.max(start, end - 60);
    const found = MARK.exec(folded.slice(from, end));
    if (found === null || from + found.index < start) break;
    const { mark, stars, bare, said } = found.groups ?? {};
    const names = (mark ?? bare ?? said ?? stars ?? '').split(/[\s,/|+&.]+/).filter((name) => name !== '');
    const isKnown = names.every(
      (name) =>
        legend.diets.has(name) || legend.allergens.has(name) || /^(?:vg|df|n|s|d|gfo|vo|veo|vgo)$/.test(name),
    );
    const isList = names.length > 1 && names.every((name) => /^(?:[a-r]|\d{1,2})$/.test(name));
    if (stars === undefined && !isKnown && !isList) break;
    if (!isKnown && (isList || legend.allergens.size > 0))
      marked.unexplained = trimmed(folded, { start: from + found.index, end });
    for (const name of marked.unexplained === undefined ? names : []) {
      const [diet, allergen] = [legend.diets.get(name), legend.allergens.get(name)];
      if (diet !== undefined && !marked.diets.includes(diet)) marked.diets.push(diet);
      if (allergen !== undefined && !marked.allergens.includes(allergen)) marked.allergens.push(allergen);
    }
    marked.rest = trimmed(folded, { start, end: from + found.index });
  }
  return marked;
}
