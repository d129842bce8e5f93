import type { Dish, Menu } from '../menu.ts';
import { LIST_OF_MARKS } from './allergen-marks.ts';
import { doubtfulPrices } from './doubtful-price.ts';
import { isHours } from './hours-words.ts';
import { type Form, formOf, isHeading } from './menu-form.ts';
import { CONTACT, isExplanation, isListOfChoices, isNoteWithPrice, type Line, wordsIn } from './menu-line.ts';
import { type Lines, MenuState, type UnreadLine } from './menu-state.ts';
import { menuLinesOf } from './menu-text-lines.ts';

/** A dish or menu with its lines. */
export type AcceptedLines = { lines: Lines } & (
  | { field: 'dishes'; value: Dish }
  | { field: 'menus'; value: Menu }
);

export type MenuReading = {
  /** Dishes and menus, for the profile. */
  accepted: AcceptedLines[];
  dishes: Dish[];
  /** Other lines, as written. */
  unread: UnreadLine[];
};

/** Lines without a price in a text without prices. Fewer aren’t a menu. */
const LEAST_UNPRICED = 3;
/** The most words of a heading in a set menu. */
const MOST_OF_COURSE = 2;
/** Lines with more spaces before them are centered. */
const MOST_INDENTED = 6;
const FEWEST_ABOVE_FOOTER = 3;

/**
 * Parses the text of a menu box line by line: headings, dishes with prices and descriptions, sizes, alternatives, and
 * fixed-price menus. Unclear lines are left to the owner. Pure; linear in the length of the text.
 */
export function readMenuLines(text: string): MenuReading {
  const lines = menuLinesOf(text);
  const form = formOf(lines);
  const { hasPrices } = form;
  if (!hasPrices && lines.length < LEAST_UNPRICED)
    return { accepted: [], dishes: [], unread: lines.map(({ at, text }) => ({ at, text })) };
  const isDoubtful = doubtfulPrices(lines);
  const lastPriced = lines.findLastIndex(({ price }) => price !== undefined);
  const areHeadsSmall = lines[0]?.price === undefined && /^\p{Ll}/u.test(lines[0]?.words ?? '');
  const state = new MenuState();
  for (const [index, line] of lines.entries()) {
    const [next, after] = lines.slice(index + 1, index + 3);
    if (line.isApart && line.price !== undefined && form.isHeaded) state.endCourse();
    if (line.kind !== undefined) state.labeled(line);
    else if (isDoubtful(line, [lines[index - 1], next, after]) || isBelowBlock(line, lines[index - 1], form))
      state.ask(line);
    else if (line.price !== undefined) state.priced(line, next);
    else if (line.labels !== undefined) state.columns(line, line.labels);
    else if (isNote(line, state, index > lastPriced)) state.ask(line);
    else if (
      (isDescription(line, state) && !(areHeadsSmall && isWordAbove(line, next))) ||
      isBeforeChoices(line, next, state) ||
      (isMarked(line, state) && !isNameAbove(line, [next, after], form)) ||
      isInBlock(line, next, { form, state }) ||
      isBelowDish(line, [lines[index - 1], next], form)
    )
      state.describe(line);
    else if (isNameAbove(line, [next, after], form)) state.wait(line);
    else if (isLeftOpen(line, { next, above: lines[index - 1], form, state })) state.ask(line);
    else if (isHeading(line, { next, after, form, isInSetMenu: state.isInSetMenu })) state.heading(line);
    else if (hasPrices) state.wait(line);
    else state.unpriced(line);
  }
  state.end();
  const { dishes, menus } = state;
  const linesOfOne = (value: Dish | Menu) => ({ lines: state.lines.get(value) ?? { first: 0, last: 0 } });
  return {
    accepted: [
      ...menus.map((value) => ({ field: 'menus' as const, value, ...linesOfOne(value) })),
      ...dishes.map((value) => ({ field: 'dishes' as const, value, ...linesOfOne(value) })),
    ],
    dishes,
    unread: state.unread.map(({ at, text }) => ({ at, text })).toSorted((one, other) => one.at - other.at),
  };
}

/**
 * A line that can be a heading or a dish: a few words above others in a set menu, or alone in a text without prices.
 */
function isLeftOpen(
  line: Line,
  {
    next,
    above,
    form,
    state,
  }: { next: Line | undefined; above: Line | undefined; form: Form; state: MenuState },
): boolean {
  const isAlone = next === undefined || next.isApart;
  if (!form.hasPrices) return isAlone && line.isApart && form.isHeaded;
  const isFirst = line.isApart || above?.price !== undefined;
  return (
    state.isInSetMenu &&
    !isAlone &&
    isFirst &&
    next.price === undefined &&
    wordsIn(line.words) <= MOST_OF_COURSE
  );
}

/** A name alone: its price, or choices with prices, follow on the next line or after its explanation. */
function isNameAbove(line: Line, [next, after]: readonly (Line | undefined)[], form: Form): boolean {
  if (next === undefined || next.isApart) return false;
  const { hasGaps, areDishesBlocks } = form;
  // "Rolls" with a gap above it, and dishes below: "Lobster roll, butter or mayo $31", "Crab roll $24".
  const isDishNext = after?.price !== undefined && !after.isApart;
  const isAboveDishes = isDishNext && ((hasGaps && line.isApart) || /^\p{Lu}/u.test(next.words));
  if (next.price !== undefined)
    return (
      next.words === '' ||
      (isListOfChoices(next.words) && !isAboveDishes) ||
      isNoteWithPrice(line, next, after)
    );
  if (after?.price === undefined || after.isApart) return false;
  return (
    isListOfChoices(after.words) || (after.words === '' && (areDishesBlocks || isExplanation(next.words)))
  );
}

/** After a dish without a gap: a sentence, a list, lowercase, indented, or more words than a heading has. */
function isDescription({ words, isApart, text, indent }: Line, { last, pending, left }: MenuState): boolean {
  const isBehind = last !== undefined || pending !== undefined;
  const isIndented = indent - left > 1 && indent - left <= MOST_INDENTED;
  return isBehind && !isApart && !CONTACT.test(text) && (isExplanation(words) || isIndented);
}

/** "Served with brown bread (1a, 7)" below a dish: a heading has no allergens. */
const isMarked = ({ text, isApart }: Line, { last }: MenuState): boolean =>
  last !== undefined && !isApart && LIST_OF_MARKS.test(text);

/** If headings are in lowercase, "sides" above "pinto beans $4" is one. */
const isWordAbove = ({ words }: Line, next: Line | undefined): boolean =>
  /^\p{L}+$/u.test(words) && next?.price !== undefined && next.words !== '' && !next.isApart;

/** Hours, choices of a set menu, and what follows the last price if no other dish has a description. */
function isNote(line: Line, state: MenuState, isEnd: boolean): boolean {
  if (state.isInSetMenu && !line.isApart && /^\p{Lu}.*,/u.test(line.words)) return true;
  const isFooter = isEnd && !state.hasNotes && state.dishes.length > FEWEST_ABOVE_FOOTER;
  return isDescription(line, state) && (isFooter || isHours(line.words));
}

/** If dishes are blocks, the second of two lines is the description. */
function isBelowDish(line: Line, [above, next]: readonly (Line | undefined)[], form: Form): boolean {
  const isSecond = above?.price !== undefined && above.isApart && !line.isApart;
  return form.areDishesApart && isSecond && (next === undefined || next.isApart) && !CONTACT.test(line.text);
}

/** A dish with its name above its explanation, and both above choices with a price. */
const isBeforeChoices = (line: Line, next: Line | undefined, { pending }: MenuState): boolean =>
  pending !== undefined &&
  !line.isApart &&
  next?.price !== undefined &&
  !next.isApart &&
  isListOfChoices(next.words);

/** The second of three lines, if most dishes are blocks of a name, its description, and a price alone. */
const isInBlock = (
  line: Line,
  next: Line | undefined,
  { form, state }: { form: Form; state: MenuState },
): boolean =>
  form.areDishesBlocks &&
  state.pending !== undefined &&
  !line.isApart &&
  next?.price !== undefined &&
  next.words === '' &&
  !next.isApart;

/** What follows the price that ends such a block: an extra. */
const isBelowBlock = (line: Line, above: Line | undefined, form: Form): boolean =>
  form.areDishesBlocks &&
  line.price !== undefined &&
  line.words !== '' &&
  !line.isApart &&
  above?.words === '';
