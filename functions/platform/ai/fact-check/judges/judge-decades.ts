import { type CheckedText, finding, type Judge } from '../checked-text.ts';
import type { Part } from '../readers/fact-token.ts';

/** How long the house is there, without a number: "for over a decade", "desde hace décadas"; en, es, fr, it, de. */
const AGES: readonly (readonly [years: number, words: RegExp])[] = [
  [
    9,
    /(?<![a-z])(?:nearly|almost|close to|about|around|casi|pres de|presque|quasi|fast|knapp) (?:a|one|1|una|une|un|ein(?:em)?) (?:decade|decada|decennie|decennio|jahrzehnt)(?![a-z])/g,
  ],
  [
    10,
    /(?<![a-z])(?:(?:for|after|over|than|past|last|de|depuis|da|oltre|desde hace|seit|uber) )(?:a|una|une|un|ein(?:em)?) (?:decade|decada|decennie|decennio|jahrzehnt)(?![a-z])/g,
  ],
  [
    20,
    /(?<![a-z])(?:(?:for|after|over) (?:many )?decades|(?:desde hace|durante) (?:varias )?decadas|depuis des decennies|da decenni|seit (?:vielen )?jahrzehnten)(?! of)(?![a-z])/g,
  ],
];
/** Who is that old now only grows older: no clock is asked. */
const THIS_YEAR = 2026;

const agesIn = (text: string): (Part & { years: number })[] =>
  AGES.flatMap(([years, words]) =>
    [...text.matchAll(words)].map(({ 0: said, index }) => ({
      years,
      start: index,
      end: index + said.length,
    })),
  );

function isToldOf({ facts }: CheckedText, years: number): boolean {
  const told = facts.passagesWith('year').flatMap(({ tokens }) => tokens);
  return (
    told.some((token) => token.kind === 'year' && THIS_YEAR - token.from >= years) ||
    facts.passages.some(({ text }) => agesIn(text).some((age) => age.years >= years)) ||
    facts
      .passagesWith('number')
      .some(({ text, tokens }) =>
        tokens.some(
          (token) =>
            token.kind === 'number' &&
            token.value >= years &&
            /^ ?(?:years|anos|ans|anni|jahre)/.test(text.slice(token.end)),
        ),
      )
  );
}

/** "Feeding Richmond for over a decade", of a house that opened in 2019, or of which the record says no year. */
export const judgeDecades: Judge = (checked, { start, end, names, isKnown }) =>
  isKnown
    ? []
    : agesIn(checked.text.slice(start, end))
        .map((age) => ({ ...age, start: age.start + start, end: age.end + start }))
        .filter((age) => !names.some((name) => name.start <= age.start && name.end >= age.end))
        .filter(({ years }) => !isToldOf(checked, years))
        .map((age) => finding(checked, 'number', age));
