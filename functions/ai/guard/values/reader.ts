import type { FindingKind } from '../fact-source.ts';

type Match = readonly (string | undefined)[];

/** Finds values of one kind in folded text (lowercase, without accents). */
export type Reader = {
  kind: FindingKind;
  pattern: RegExp;
  /** All values of a match; none if the match is something else. */
  read: (match: Match) => readonly (string | undefined)[];
};

/** A regular expression for numbers: 1,200 · 12.50 · 12,5 · digits of other scripts. */
export const NUMBER = String.raw`\d{1,3}(?:[., ']\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?|\p{Nd}+`;

/** Matches a pattern only as a whole word. */
export const whole = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d])`, 'gu');

export const oneOf = (words: Iterable<string>) =>
  [...words].toSorted((one, other) => other.length - one.length).join('|');
