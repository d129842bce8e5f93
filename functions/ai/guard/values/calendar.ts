import { fold } from '#functions/ai/fold.ts';
import { VALUE_WORDS } from './value-words.ts';

const LANGUAGES = Object.keys(VALUE_WORDS);
const namesOf = (days: readonly Date[], style: Intl.DateTimeFormatOptions) =>
  new Map(
    LANGUAGES.flatMap((language) => {
      const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' });
      return days.map((day, index) => [fold(format.format(day)), index] as const);
    }),
  );

/** 2026-01-05 is a Monday. */
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 5 + day)));
const YEAR = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
const ENGLISH_SHORT = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Days of the week in five languages, Monday is 0. */
export const WEEKDAY_NAMES: ReadonlyMap<string, number> = namesOf(WEEK, { weekday: 'long' });
/** Months in five languages, and in short as English has them, January is 0. */
export const MONTH_NAMES: ReadonlyMap<string, number> = new Map([
  ...ENGLISH_SHORT.map((name, index) => [name, index] as const),
  ...namesOf(YEAR, { month: 'long' }),
  ['sept', 8],
]);
