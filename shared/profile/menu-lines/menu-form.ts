import { CONTACT, endsSentence, isLoud, type Line, LONGEST_HEADING, wordsIn } from './menu-line.ts';

/** The most words of a heading with an empty line below. */
const LONGEST_TITLE = 4;

/** How a menu separates its headings and dishes. */
export type Form = {
  hasPrices: boolean;
  /** Most blocks between empty lines begin with a heading. */
  isHeaded: boolean;
  /** Headings have an empty line below. */
  areHeadsAlone: boolean;
  /** Most dishes have an empty line above. */
  areDishesApart: boolean;
  /** Most dishes are blocks of a name, its description, and a price alone. */
  areDishesBlocks: boolean;
  /** Headings have an empty line above. */
  hasGaps: boolean;
};

export function formOf(lines: readonly Line[]): Form {
  const starts = lines.flatMap(({ isApart }, at) => (isApart ? [at] : []));
  const blocks = starts.map((start, at) => lines.slice(start, starts[at + 1]));
  const headed = blocks.filter(([first]) => first?.price === undefined || isLoud(first));
  const above = blocks.filter(([first, next]) => first?.price === undefined && next !== undefined);
  const attached = above.filter(([, next]) => next?.price !== undefined && next.words !== '');
  const alone = blocks.filter(
    ([first, next], at) => first && !next && isTitle(first) && isOfDish(blocks[at + 1]),
  );
  const areHeadsAlone = alone.length > Math.max(1, attached.length);
  const priced = lines.filter(({ price }) => price !== undefined);
  const apart = priced.filter(({ isApart }) => isApart);
  const ofThree = blocks.filter((block) => block[2]?.price !== undefined && block[2].words === '');
  return {
    areDishesBlocks: ofThree.length > 2 && ofThree.length > blocks.length / 2,
    hasPrices: priced.length > 0,
    areDishesApart: apart.length > Math.max(1, priced.length / 2),
    isHeaded: !areHeadsAlone && headed.length > blocks.length / 2,
    areHeadsAlone,
    hasGaps: above.filter((block) => block !== blocks[0]).length > 1,
  };
}

/** A block that begins with a dish and its price or description. */
const isOfDish = (block: readonly Line[] = []): boolean => block.length > 1 || block[0]?.price !== undefined;

/** It can be a heading without dishes directly below: "Dolci della casa". */
const isTitle = ({ words, price }: Line): boolean =>
  price === undefined && /^[^\p{Ll}\d][^\d]*$/u.test(words) && wordsIn(words) <= LONGEST_TITLE;

type Around = { next: Line | undefined; after: Line | undefined; form: Form; isInSetMenu: boolean };

/** A short line before dishes that follows a gap, ends with a colon, is in capitals, or has no dish above it. */
export function isHeading(line: Line, { next, after, form, isInSetMenu }: Around): boolean {
  const { isApart, text } = line;
  const words = line.words.replace(/\s*\([^()]*\)$/u, '');
  if (
    CONTACT.test(text) ||
    endsSentence(words) ||
    wordsIn(words) > LONGEST_HEADING ||
    /,|\s{3}|\t/u.test(words)
  )
    return false;
  if (words.endsWith(':')) return true;
  if (next === undefined || (isInSetMenu && next.price === undefined)) return false;
  if (next.isApart) {
    const isDishNext = next.price !== undefined || after?.isApart === false;
    return form.areHeadsAlone && !isInSetMenu && isApart && isTitle(line) && isDishNext;
  }
  if (isLoud(line) || isApart) return true;
  return form.hasPrices && !form.hasGaps && next.price !== undefined && next.words !== '';
}
