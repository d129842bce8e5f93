import { fold } from '#functions/ai/fold.ts';
import * as names from '#shared/format/calendar-names.ts';
import type { VALUE_WORDS } from './value-words.ts';

const LANGUAGES = ['en', 'es', 'fr', 'de', 'it'] as const satisfies (keyof typeof VALUE_WORDS)[];

/** Days of the week in five languages, folded. Monday is 0. */
export const WEEKDAY_NAMES: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) => numbered(names.WEEKDAY_NAMES[language])),
);
/** Months in five languages, folded, and their English short forms. January is 0. */
export const MONTH_NAMES: ReadonlyMap<string, number> = new Map([
  ...numbered(names.SHORT_MONTH_NAMES.en),
  ...LANGUAGES.flatMap((language) => numbered(names.MONTH_NAMES[language])),
  ['sept', 8],
]);

function numbered(all: readonly string[]): (readonly [string, number])[] {
  return all.map((name, index) => [fold(name), index] as const);
}
