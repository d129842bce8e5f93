import { fold } from '#functions/ai/fold.ts';
import { baseOf } from '../claims/claim-languages.ts';
import type { Finding, Placed } from '../fact-source.ts';
import { CONTACT_READERS, PHONE_READERS } from './contact-readers.ts';
import { dateReaders } from './date-readers.ts';
import { numberReaders } from './number-readers.ts';
import type { Reader } from './reader.ts';
import { TIME_READERS } from './time-readers.ts';

/** A value in a text: "5 PM" is "time 17:00". `values`: all readings of it. */
export type Value = Placed<Finding> & { values: readonly string[] };

const known = new Map<string, readonly Reader[]>();

/** In order: text that one reader matched is hidden from the next. */
function readersOf(language: string): readonly Reader[] {
  const base = baseOf(language);
  const isMonthFirst = /^(?:en(?:-us)?)?$/i.test(language);
  const key = `${base} ${isMonthFirst}`;
  const readers = known.get(key) ?? [
    ...CONTACT_READERS,
    ...dateReaders(isMonthFirst),
    ...TIME_READERS,
    ...PHONE_READERS,
    ...numberReaders(base),
  ];
  known.set(key, readers);
  return readers;
}

/** Finds all values in a text, in order. `language`: BCP 47. */
export function readValues(text: string, language: string): Value[] {
  const found: Value[] = [];
  let rest = fold(text);
  for (const { kind, pattern, read } of readersOf(language)) {
    rest = rest.replace(pattern, (match: string, ...more: unknown[]) => {
      const start = Number(more.find((each) => typeof each === 'number'));
      const groups = more.slice(0, more.indexOf(start)) as (string | undefined)[];
      const values = read([match, ...groups]).filter((value) => value !== undefined);
      if (values.length === 0) return match;
      const end = start + match.length;
      found.push({ kind, words: text.slice(start, end).trim(), start, end, values });
      return '\n'.repeat(match.length);
    });
  }
  return found.toSorted((one, other) => one.start - other.start);
}
