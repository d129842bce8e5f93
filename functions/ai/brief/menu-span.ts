import { topicOf } from './page-topics.ts';
import { PRICE } from './piece-kinds.ts';
import type { Piece } from './pieces.ts';

/** So many lines with a price, one under the other, are a menu. */
const FEWEST = 3;
/** Pieces without a price between two with one: headings and descriptions. */
const MOST_BETWEEN = 3;

/** Where a pasted menu stands: from its heading to the description of its last dish. Undefined without one. */
export function menuSpan(pieces: readonly Piece[]): { start: number; end: number } | undefined {
  const priced = pieces
    .map(({ words, isLine }, index) => (isLine && isPriced(words) ? index : -1))
    .filter((index) => index >= 0);
  const first = priced[0];
  const last = priced.reduce((end, index) => (index - end <= MOST_BETWEEN + 1 ? index : end), first ?? 0);
  if (first === undefined || priced.filter((index) => index <= last).length < FEWEST) return undefined;
  const heading = pieces[first - 1];
  const after = pieces[last + 1];
  const begins = heading !== undefined && isPartOfMenu(heading) && first > 1 ? heading : pieces[first];
  const ends = after !== undefined && isPartOfMenu(after) ? after : pieces[last];
  return begins === undefined || ends === undefined ? undefined : { start: begins.start, end: ends.end };
}

/** "Cacio e pepe 22": a line may end with a bare amount. */
const isPriced = (words: string): boolean => PRICE.test(words) || /\p{L}\s+\d{1,3}$/u.test(words);

/** A heading, or what is in a dish: short, no sentence, and no matter of its own. */
const isPartOfMenu = ({ words }: Piece): boolean =>
  !/[.!?]$/.test(words) &&
  words.length < 80 &&
  topicOf(words).faq === undefined &&
  !/\d[\d:]*\s?[ap]m\b|@|https?:|\d{3}/i.test(words);
