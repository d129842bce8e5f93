import type { Dish } from '../menu.ts';
import type { Accepted } from '../proposal-changes.ts';
import { cutLine } from './line-prices.ts';
import { CONTACT, endsSentence, LIST_OF_CHOICES, type Line, wordsIn } from './menu-line.ts';
import { MenuState } from './menu-state.ts';

export type MenuReading = {
  /** Dishes and menus, for the profile. */
  accepted: Accepted[];
  dishes: Dish[];
  /** Lines that are none of it, as written. */
  unread: string[];
};

const LONGEST_HEADING = 5;
/** Longer ones are prose. */
const LONGEST_LINE = 400;
/** Lines without a price anywhere: fewer are no menu. */
const LEAST_UNPRICED = 3;
const RULE = /^[\s*_=~–—-]{2,}$|^\*+$/u;
/** "A1.", "12)", "#7": a code that a kitchen calls a dish by. */
const CODE = /^(?:#?\d{1,3}[a-z]?[.):]|#\d{1,3}|[A-Z]{1,2}\d{1,3}[.):]?)\s+(?=\p{L})/u;
const BULLET = /^[•·▪◦‣*–—-]\s+/u;
/** "(A, C, G)", "1,3,7": allergens that a law has a menu name by letter or number. */
const ALLERGEN_MARKS =
  /\s*(?:\((?:[A-Z\d]{1,2}\s?[,/]\s?)*[A-Z\d]{1,2}\)|(?<=\p{L})\s?\d{1,2}(?:,\d{1,2})+)(?=\s|$)/gu;
/** Names of sizes above two or more columns of prices. */
const SIZE = `(?:${[
  'small|medium|large|regular|family|half|full|whole|slice|cup|bowl|glass|bottle|pint|pitcher|main',
  'petite|grande|verre|bouteille|entr[eé]e',
  'klein|groß|glas|flasche',
  'chico|mediana|pequeñ[oa]|copa|botella',
  'piccol[oa]|calice|bottiglia',
  String.raw`\d{1,3}(?:[.,]\d{1,2})?\s?(?:l|cl|ml|oz|cm|in|")`,
].join('|')})`;
const SIZES = new RegExp(`^${SIZE}(?:(?:\\s*[/|,]\\s*|\\s+)${SIZE})+$`, 'iu');
const sizesOf = (words: string): string[] =>
  SIZES.test(words) ? (words.match(new RegExp(SIZE, 'giu')) ?? []) : [];

/**
 * Reads the text of a menu box, line by line: headings, dishes with their prices and descriptions, sizes, alternatives,
 * and menus with one price. What fits nowhere is left for the owner. Pure; the time grows with the text.
 */
export function readMenuLines(text: string): MenuReading {
  const lines = linesOf(text);
  const hasPrices = lines.some(({ price }) => price !== undefined);
  if (!hasPrices && lines.length < LEAST_UNPRICED)
    return { accepted: [], dishes: [], unread: lines.map((line) => line.text) };
  const state = new MenuState();
  for (const [index, line] of lines.entries()) {
    const [next, after] = lines.slice(index + 1, index + 3);
    const around = { next, hasPrices, isInSetMenu: state.isInSetMenu };
    if (line.price !== undefined) state.priced(line, next);
    else if (isDescription(line, state) || isBeforeChoices(next, state)) state.describe(line.words);
    else if (SIZES.test(line.words)) state.sizes(sizesOf(line.words));
    else if (isNameAbove(next, after)) state.wait(line);
    else if (isHeading(line, around)) state.heading(line.words);
    else if (hasPrices) state.wait(line);
    else state.unpriced(line);
  }
  state.settle();
  const { dishes, menus, unread } = state;
  const accepted: Accepted[] = [
    ...menus.map((value) => ({ field: 'menus', value }) as Accepted),
    ...dishes.map((value) => ({ field: 'dishes', value }) as Accepted),
  ];
  return { accepted, dishes, unread };
}

function linesOf(text: string): Line[] {
  let isApart = true;
  let columns = 1;
  return text.split(/\r?\n/u).flatMap((raw): Line[] => {
    const trimmed = raw.trim();
    if (trimmed === '' || RULE.test(trimmed)) {
      isApart = true;
      return [];
    }
    const bare = trimmed.replace(BULLET, '').replace(CODE, '');
    const { words, price } =
      CONTACT.test(bare) || bare.length > LONGEST_LINE
        ? { words: bare, price: undefined }
        : cutLine(bare, columns);
    if (price === undefined) columns = sizesOf(bare).length || 1;
    const line = { text: trimmed, words: words.replace(ALLERGEN_MARKS, '').trim(), price, isApart };
    isApart = false;
    return [line];
  });
}

type Around = { next: Line | undefined; hasPrices: boolean; isInSetMenu: boolean };

/** A short line before dishes that has a gap above it, ends with a colon, is all capitals, or has no dish above it. */
function isHeading({ words, isApart, text }: Line, { next, hasPrices, isInSetMenu }: Around): boolean {
  if (CONTACT.test(text) || endsSentence(words) || wordsIn(words) > LONGEST_HEADING || words.includes(','))
    return false;
  if (words.endsWith(':')) return true;
  if (next === undefined || next.isApart || (isInSetMenu && next.price === undefined)) return false;
  const isCapitals = words === words.toLocaleUpperCase() && /\p{Lu}{3}/u.test(words);
  return isCapitals || isApart || (hasPrices && next.price !== undefined && next.words !== '');
}

/** A name alone: its price, or choices with one, come on the next line, or behind its explanation. */
function isNameAbove(next: Line | undefined, after: Line | undefined): boolean {
  if (next === undefined || next.isApart) return false;
  if (next.price !== undefined) return next.words === '' || LIST_OF_CHOICES.test(next.words);
  if (after?.price === undefined || after.isApart) return false;
  return LIST_OF_CHOICES.test(after.words) || (after.words === '' && looksTold(next.words));
}

/** Behind a dish, without a gap: a sentence, a list, small letters, or more words than a heading has. */
function isDescription({ words, isApart, text }: Line, { last, pending }: MenuState): boolean {
  const isBehind = last !== undefined || pending !== undefined;
  return isBehind && !isApart && !CONTACT.test(text) && looksTold(words);
}

const looksTold = (words: string): boolean =>
  endsSentence(words) || words.includes(',') || /^\p{Ll}/u.test(words) || wordsIn(words) > LONGEST_HEADING;

/** A dish whose name is above its explanation, and both above the choices with the price. */
const isBeforeChoices = (next: Line | undefined, { pending }: MenuState): boolean =>
  pending !== undefined && next?.price !== undefined && !next.isApart && LIST_OF_CHOICES.test(next.words);
