import type { LinePrice } from './line-prices.ts';

/**
 * `isApart`: an empty line or a rule comes before it. `at`: which line of the text it is, from 0. `told`: what the owner
 * says it is.
 */
export type Line = {
  text: string;
  words: string;
  price: LinePrice | undefined;
  isApart: boolean;
  at: number;
  told: Told | undefined;
  /** What the columns of prices below are for. */
  labels: readonly string[] | undefined;
};

/** What an owner can say of a line, in front of it: "Heading: Pasta". */
export const TOLD = ['Dish', 'Description', 'Heading', 'Leave out'] as const;
export type Told = (typeof TOLD)[number];
const TOLD_FIRST = new RegExp(`^(${TOLD.join('|')}):\\s*(?=\\S)`, 'iu');

/** What its owner says of a line, and the line itself. */
export function toldOf(text: string): { told: Told | undefined; text: string } {
  const [mark = '', said = ''] = TOLD_FIRST.exec(text) ?? [];
  const told = TOLD.find((each) => each.toLowerCase() === said.toLowerCase());
  return { told, text: text.slice(mark.length) };
}

/** The text with what its owner says of one line in front of it. A line that is not there any more is left. */
export function withTold(text: string, { at, text: line }: Pick<Line, 'at' | 'text'>, told: Told): string {
  const lines = text.split('\n');
  if (lines[at]?.trim() !== line) return text;
  return lines.with(at, `${told}: ${toldOf(line).text}`).join('\n');
}

/** "A1.", "12)", "#7": a code that a kitchen calls a dish by. */
export const CODE =
  /^(?:#?\d{1,3}[a-z]?[.):]|#\d{1,3}|N[°º]\s?\d{1,3}[a-z]?[.:]?|[A-Z]{1,2}\d{1,3}[.):]?)\s+(?=\p{L})/u;
export const LIST_OF_CHOICES = /,.*\b(?:or|oder|ou|o|y|and|und|et|e)\s+\p{L}/iu;
export const CONTACT = /@|https?:|www\.|\b(?:tel|phone|call|fax)\b|\d{3}[-. )]\s?\d{3}[-. ]\d{4}/iu;
export const wordsIn = (text: string): number => text.split(/\s+/u).length;
export const endsSentence = (text: string): boolean => /[.!?…]$/u.test(text);
