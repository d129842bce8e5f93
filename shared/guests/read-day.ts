/** A date with two readings, `YYYY-MM-DD`; undefined if a reading isn’t a valid date. */
export type ReadDay = { day_first: string | undefined; month_first: string | undefined };
export type DayOrder = keyof ReadDay;

/** First letters of the months in English, Spanish, French, German, and Italian, without accents. */
const MONTHS = [
  'jan ene gen',
  'feb fev',
  'mar mrz',
  'apr abr avr',
  'may mai mag',
  'jun giu juin',
  'jul lug juil',
  'aug ago aou',
  'sep set',
  'oct okt ott',
  'nov',
  'dec dic dez',
].map((forms) => forms.split(' '));

/** Spreadsheet dates (days since 1900) from 2000 to 2099. */
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_050;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The Japanese era that began in 2019. Its years count from 1. */
const REIWA = /令和(元|\d{1,2})年/;
const BEFORE_REIWA = 2018;

/** Converts `2026年7月4日`, `令和8年7月4日`, and full-width digits. */
function asElsewhere(text: string): string {
  return text
    .normalize('NFKC')
    .replace(REIWA, (_, year: string) => `${BEFORE_REIWA + (year === '元' ? 1 : Number(year))}年`)
    .replace(/(\d{4})年 ?(\d{1,2})月 ?(\d{1,2})日/g, '$1-$2-$3');
}

/** The date in a cell, ignoring a time after it; undefined if there is none. */
export function readDay(cell: string): ReadDay | undefined {
  const typed = cell.slice(0, 60).trim();
  const text = /^[ -~]*$/.test(typed) ? typed : asElsewhere(typed);
  const [, year = '', month = '', day = ''] =
    /^((?:19|20)\d\d)[-/.] ?(\d{1,2})[-/.] ?(\d{1,2})(?!\d)/.exec(text) ??
    /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ??
    [];
  if (year !== '') return sameDay(isoDay(year, Number(month), Number(day)));
  const [, first = '', second = '', last = ''] =
    /^(\d{1,2})[-/.] ?(\d{1,2})[-/.] ?((?:19|20)?\d\d)(?!\d|[-/.]\d)/.exec(text) ?? [];
  if (first !== '') return readTwoWays(Number(first), Number(second), last);
  return sameDay(spelledDay(text) ?? serialDay(text));
}

/** Dates in a cell with several. A slash before one ends another date or a time: `2026-08-30T10:00Z/2026-09-08`. */
const DAY_AMONG_OTHERS =
  /(?<![\d.]|(?<!Z|:\d\d(?:\.\d{1,9})?|(?:19|20)\d\d-\d\d?-\d\d?|\d[.-]\d\d?[.-](?:19|20)\d\d)\/|(?<!(?:19|20)\d\d[-/.]\d\d?[-/.]\d\d?|\d[/.]\d\d?[/.](?:19|20)\d\d)-)(?:(?:19|20)\d\d(?:[-/.] ?\d{1,2}[-/.] ?\d{1,2}|年 ?\d{1,2}月 ?\d{1,2}日|\d{4})|令和(?:元|\d{1,2})年 ?\d{1,2}月 ?\d{1,2}日|\d{1,2}[-/.] ?\d{1,2}[-/.] ?(?:(?:19|20)\d\d|\d\d)|\d{1,2}[. -]{1,2}\p{L}{3,10}\.?[ -](?:19|20)?\d\d|\p{L}{3,10}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d)(?!\d)/gu;

/** Most cells have one date. */
const ONE_DAY = /^[\d/.-]{1,10}(?:[ T]\d\d?(?::[\d:.]+|\.\d\d)?)?$/;

/** The dates of a cell with several; the cell itself if it has one or none. */
export function daysIn(cell: string): string[] {
  if (ONE_DAY.test(cell)) return [cell];
  const days = [...cell.slice(0, 2_000).matchAll(DAY_AMONG_OTHERS)]
    .map(([day]) => day)
    .filter((day) => readDay(day) !== undefined);
  // In `Jul 4, Aug 30 2026`, only the last date has the year.
  return days.length > 1 || (days.length === 1 && monthsIn(cell) > 1) ? days : [cell];
}

/** Today in the earliest time zone. Later dates are in the future everywhere. */
export function furthestToday(now = Date.now()): string {
  return new Date(now + 14 * HOUR_MS).toISOString().slice(0, 10);
}

/** The latest date in a cell that isn’t in the future. */
export function latestDay(cell: string, order: DayOrder, today = furthestToday()): string | undefined {
  const days = daysIn(cell)
    .flatMap((day) => readNotAhead(day, order, today) ?? [])
    .sort();
  return days.findLast((day) => day <= today) ?? days.at(-1);
}

/** If 26/08/30 would be in the future, it starts with the year. */
function readNotAhead(cell: string, order: DayOrder, today: string): string | undefined {
  const day = readDay(cell)?.[order];
  if (day === undefined || day <= today || !/^\d\d[-/.]\d\d?[-/.]\d\d?$/.test(cell)) return day;
  const yearFirst = readDay(`20${cell}`)?.[order];
  return yearFirst !== undefined && yearFirst <= today ? yearFirst : day;
}

function readTwoWays(first: number, second: number, year: string): ReadDay | undefined {
  const day_first = isoDay(year, second, first);
  const month_first = isoDay(year, first, second);
  return day_first === undefined && month_first === undefined ? undefined : { day_first, month_first };
}

/** `Mar 5, 2026`, `Thu, 5 March 2026`, `5-Mar-26`, `5. März 2026`. */
function spelledDay(text: string): string | undefined {
  const words = wordsOf(text);
  if (words.length > 12) return undefined;
  const place = words.findIndex((word) => monthOf(word) !== undefined);
  const month = monthOf(words[place] ?? '');
  if (month === undefined) return undefined;
  const [day, year] = words.filter((word) => /^\d+$/.test(word));
  const isYear = /^(?:(?:19|20)\d\d|\d\d)$/.test(year ?? '');
  return day === undefined || !isYear ? undefined : isoDay(year ?? '', month, Number(day));
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+|\d+/g) ?? []
  );
}

function monthsIn(cell: string): number {
  return wordsOf(cell.slice(0, 100)).filter((word) => monthOf(word) !== undefined).length;
}

function monthOf(word: string): number | undefined {
  if (word.length < 3 || word.length > 10) return undefined;
  const place = MONTHS.findIndex((forms) => forms.some((form) => word.startsWith(form)));
  return place < 0 ? undefined : place + 1;
}

function serialDay(text: string): string | undefined {
  if (!/^\d{5}(?:\.\d{1,12})?$/.test(text)) return undefined;
  const serial = Math.floor(Number(text));
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return undefined;
  return new Date(Date.UTC(1899, 11, 30) + serial * DAY_MS).toISOString().slice(0, 10);
}

function sameDay(day: string | undefined): ReadDay | undefined {
  return day === undefined ? undefined : { day_first: day, month_first: day };
}

/** Two-digit years are in this century. */
function isoDay(year: string, month: number, day: number): string | undefined {
  const fullYear = year.length === 2 ? `20${year}` : year;
  if (month < 1 || month > 12 || day < 1 || day > lengthOf(month, Number(fullYear))) return undefined;
  return `${fullYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function lengthOf(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
