import type { LinePrice } from './line-prices.ts';

/** `isApart`: after an empty line or a rule. `at`: the line number, from 0. `kind`: the owner’s label. */
export type Line = {
  text: string;
  words: string;
  price: LinePrice | undefined;
  isApart: boolean;
  at: number;
  kind: LineKind | undefined;
  /** Spaces before it. */
  indent: number;
  /** The sizes of the price columns below. */
  labels: readonly string[] | undefined;
  /** It begins with a dish number. */
  hasCode: boolean;
};

/** Labels that an owner can put before a line: "Heading: Pasta". */
export const LINE_KINDS = ['Dish', 'Description', 'Heading', 'Leave out'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
const KIND_FIRST = new RegExp(`^(${LINE_KINDS.join('|')}):\\s*(?=\\S)`, 'iu');

/** The owner’s label, and the line without it. */
export function readKind(text: string): { kind: LineKind | undefined; text: string } {
  const [mark = '', said = ''] = KIND_FIRST.exec(text) ?? [];
  const kind = LINE_KINDS.find((each) => each.toLowerCase() === said.toLowerCase());
  return { kind, text: text.slice(mark.length) };
}

/** The text with a label before one line. Lines that no longer exist are skipped. */
export function withKind(
  text: string,
  { at, text: line }: Pick<Line, 'at' | 'text'>,
  kind: LineKind,
): string {
  const lines = text.split('\n');
  if (lines[at]?.trim() !== line) return text;
  return lines.with(at, `${kind}: ${readKind(line).text}`).join('\n');
}

/** "A1.", "12)", "#7": a dish number. */
export const CODE =
  /^(?:#?\d{1,3}[a-z]?[.):]|#\d{1,3}|N[°º]\s?\d{1,3}[a-z]?[.:]?|[A-Z]{1,2}\d{1,3}[.):]?)\s+(?=\p{L})/u;
export const LIST_OF_CHOICES = /,.*\b(?:or|oder|ou|o|y|and|und|et|e)\s+\p{L}/iu;
export const ALTERNATIVE = /^(?:or|oder|ou|o|oppure)\s+(?=\p{L})/iu;
export const CONTACT = /@|https?:|www\.|\b(?:tel|phone|call|fax)\b|\d{3}[-. )]\s?\d{3}[-. ]\d{4}/iu;
/**
 * "Pork roast", then "with dumplings 14.90": the price is behind the description, and the next dish follows. Where
 * dishes have numbers, a line without one isn’t a dish.
 */
export const isNoteWithPrice = (line: Line, next: Line, after: Line | undefined): boolean =>
  (line.hasCode && !next.hasCode && !next.isApart) ||
  (/^\p{Lu}/u.test(line.words) &&
    !isLoud(line) &&
    /^\p{Ll}/u.test(next.words) &&
    wordsIn(next.words) > 1 &&
    !ALTERNATIVE.test(next.words) &&
    (after === undefined || after.isApart || /^[^\p{Ll}]/u.test(after.words)));
export const wordsIn = (text: string): number => text.split(/\s+/u).length;
export const endsSentence = (text: string): boolean => /[.!?…]$/u.test(text);
/** In capitals, as headings are. */
export const isLoud = ({ words }: Pick<Line, 'words'>): boolean =>
  words === words.toLocaleUpperCase() && /\p{Lu}{4}/u.test(words);
/** The words go on in the next line: "Roast chicken with", "Parties of". */
export const isCutShort = (words: string): boolean =>
  /\s(?:[Ww]ith|and|or|of|until|under|over|mit|und|oder|von|bis|unter|über|con|y|o|de|hasta|avec|et|ou|du|e|di|&|\+)$/u.test(
    words,
  );
export const LONGEST_HEADING = 5;
/** A sentence, a list, lowercase, or more words than a heading has. */
export const isExplanation = (words: string): boolean =>
  endsSentence(words) || words.includes(',') || /^\p{Ll}/u.test(words) || wordsIn(words) > LONGEST_HEADING;

/** "chicken, tofu or shrimp" below "Pad Thai"; "Ham, egg and chips" below "Mains" is a dish. Pure. */
export const isListOfChoices = (words: string): boolean =>
  LIST_OF_CHOICES.test(words) && !/^\p{Lu}.*\s(?:and|&|y|et|und|e)\s[^,]+$/u.test(words);

/** "HANDHELDS served with fries": only the heading. A remark in brackets belongs to it. */
export function headingOf(words: string): string {
  const loud = /^(\p{Lu}{3,}(?:[\s&]+\p{Lu}{2,})*)\s\p{Ll}/u.exec(words)?.[1];
  return loud ?? words.replace(/\s*:$/u, '');
}
