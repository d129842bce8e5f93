import { expect, test } from 'vitest';
import { MONTH_NAMES, SHORT_MONTH_NAMES, SHORT_WEEKDAY_NAMES, WEEKDAY_NAMES } from './calendar-names.ts';

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
/** 2026-01-05 is a Monday. */
const DAYS = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 5 + day)));

test.each([
  { all: MONTH_NAMES, dates: MONTHS, style: { month: 'long' } },
  { all: SHORT_MONTH_NAMES, dates: MONTHS, style: { month: 'short' } },
  { all: WEEKDAY_NAMES, dates: DAYS, style: { weekday: 'long' } },
  { all: SHORT_WEEKDAY_NAMES, dates: DAYS, style: { weekday: 'short' } },
] as const)('names of $style match the locale data', ({ all, dates, style }) => {
  for (const [language, names] of Object.entries(all)) {
    const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' });
    expect(names).toEqual(dates.map((date) => format.format(date).replace('.', '')));
  }
});
