/** Days by name, in the languages of the product. */
export const WEEKDAYS: readonly string[] = weekdays('long');
export const SHORT_WEEKDAYS: readonly string[] = weekdays('short');
const CLOCK = String.raw`(?:[01]?\d|2[0-4])(?:[.:h]\d{2})?\s?(?:[ap]\.?m\.?|h|uhr|noon)?`;
const HOURS = new RegExp(
  `(?<![\\d.,$€£])${CLOCK}\\s?(?:[–—-]|to|until|till?|bis|a|à|al|alle|hasta)\\s?${CLOCK}(?![\\d.,]*\\d)|\\d\\s?(?:[ap]\\.?m\\.?|uhr)(?!\\p{L})|\\d{1,2}[:h]\\d{2}`,
  'iu',
);
const DAY = new RegExp(
  `(?<!\\p{L})(?:${WEEKDAYS.join('|')}|mon|tue|wed|thu|fri|sat|lun|mié|jue|vie|sáb)s?(?!\\p{L})`,
  'iu',
);

/** A day of the week: then a bare number is a time. */
export const isOfDay = (text: string): boolean => DAY.test(text);
/** "11.30 - 22.00", "until 9 pm" */
export const isHours = (text: string): boolean => HOURS.test(text);

function weekdays(weekday: 'long' | 'short'): string[] {
  const monday = Date.UTC(2024, 0, 1);
  return ['en', 'es', 'fr', 'de', 'it'].flatMap((language) => {
    const names = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => names.format(monday + day * 86_400_000).replace('.', ''));
  });
}
