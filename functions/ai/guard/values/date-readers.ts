import { MONTH_NAMES, WEEKDAY_NAMES } from './calendar.ts';
import { oneOf, type Reader, whole } from './reader.ts';

const MONTH = oneOf(MONTH_NAMES.keys());

/** `isMonthFirst`: dates are 12/25/2026, not 25/12/2026. */
export const dateReaders = (isMonthFirst: boolean): readonly Reader[] => [
  {
    kind: 'date',
    pattern: /(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)/g,
    read: ([, year, month, day]) => [dateOf(month, day), yearOf(year)],
  },
  {
    kind: 'date',
    pattern: whole(String.raw`(${MONTH})\.? (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?`),
    read: ([, month, day, year]) => [dateOf(month, day), yearOf(year)],
  },
  {
    kind: 'date',
    pattern: whole(
      String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?(?: of| de)? ?(${MONTH})(?:,?(?: del?)? (\d{4}))?`,
    ),
    read: ([, day, month, year]) => [dateOf(month, day), yearOf(year)],
  },
  {
    kind: 'date',
    pattern: /(?<![\d.,/])(\d{1,2})([./])(\d{1,2})(?:\2(\d{4})(?!\d)|\.(?!\d))/g,
    read: ([, one, mark, other, year]) => {
      if (mark === '/' && year === undefined) return [];
      const [month, day] = isMonthFirst && mark === '/' ? [one, other] : [other, one];
      return [dateOf(month, day), yearOf(year)];
    },
  },
  {
    kind: 'date',
    pattern: whole(`(${oneOf(WEEKDAY_NAMES.keys())})s?`),
    read: ([, name = '']) => [`weekday ${WEEKDAY_NAMES.get(name)}`],
  },
];

const monthOf = (month = '') => (MONTH_NAMES.has(month) ? MONTH_NAMES.get(month) : Number(month) - 1) ?? -1;
const yearOf = (year: string | undefined) => (year === undefined ? undefined : `number ${Number(year)}`);

/** "date 12-25"; undefined if the month doesn’t have that day. */
function dateOf(month: string | undefined, day: string | undefined): string | undefined {
  const [m, d] = [monthOf(month) + 1, Number(day)];
  return m >= 1 && m <= 12 && d >= 1 && d <= 31 ? `date ${m}-${d}` : undefined;
}
