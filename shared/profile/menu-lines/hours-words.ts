import { SHORT_WEEKDAY_NAMES, WEEKDAY_NAMES } from '#shared/format/calendar-names.ts';

const LANGUAGES = ['en', 'es', 'fr', 'de', 'it'] as const;
/** Weekday names in the languages of the product. */
export const WEEKDAYS: readonly string[] = LANGUAGES.flatMap((language) => WEEKDAY_NAMES[language]);
export const SHORT_WEEKDAYS: readonly string[] = LANGUAGES.flatMap(
  (language) => SHORT_WEEKDAY_NAMES[language],
);
const CLOCK = String.raw`(?:[01]?\d|2[0-4])(?:[.:h]\d{2})?\s?(?:[ap]\.?m\.?|h|uhr|noon)?`;
const HOURS = new RegExp(
  `(?<![\\d.,$€£])${CLOCK}\\s?(?:[–—-]|to|until|till?|bis|a|à|al|alle|hasta)\\s?${CLOCK}(?![\\d.,]*\\d)|\\d\\s?(?:[ap]\\.?m\\.?|uhr)(?!\\p{L})|\\d{1,2}[:h]\\d{2}`,
  'iu',
);
const DAY = new RegExp(
  `(?<!\\p{L})(?:${WEEKDAYS.join('|')}|mon|tue|wed|thu|fri|sat|lun|mié|jue|vie|sáb)s?(?!\\p{L})`,
  'iu',
);

/** A weekday, so bare numbers are times. */
export const isOfDay = (text: string): boolean => DAY.test(text);
/** "11.30 - 22.00", "until 9 pm" */
export const isHours = (text: string): boolean => HOURS.test(text);
