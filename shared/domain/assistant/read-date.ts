import { daysAfter } from '#shared/profile/projection/local-date.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(${MONTHS.join('|')})[a-z]*`;
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/;
const MONTH_DAY = new RegExp(
  `\\b${MONTH}\\.? ${DAY}(?:\\s*(?:to|until|till|through|-|–)\\s*(?:${MONTH} )?${DAY})?\\b`,
);
const DAY_MONTH = new RegExp(`\\b${DAY}(?: of)? ${MONTH}\\b`);
const SLASHED = /\b(\d{1,2})\/(\d{1,2})\b/;

/** Month and day of holidays that never move. */
const HOLIDAYS: readonly [string, number, number][] = [
  ['christmas eve', 12, 24],
  ['christmas', 12, 25],
  ['boxing day', 12, 26],
  ['new years eve', 12, 31],
  ['new years', 1, 1],
  ['fourth of july', 7, 4],
  ['independence day', 7, 4],
  ['valentines', 2, 14],
  ['halloween', 10, 31],
];

/** Days as ISO dates, the last included; why there are none otherwise. */
export type ReadDates = { from: string; to: string } | 'none' | 'impossible' | 'unclear' | 'past';

type Context = { /** ISO date. */ today: string /** Country. */; region: string };

/** The day or days that are meant, counted from today: a day without a year is the next of its kind. */
export function readDates(question: string, context: Context): ReadDates {
  const text = question.toLowerCase().replace(/['’]/g, '').replace(/\s+/g, ' ');
  const { today } = context;
  const iso = ISO.exec(text);
  if (iso !== null) return isDate(iso[0]) ? notPast({ from: iso[0], to: iso[0] }, today) : 'impossible';
  if (/\byesterday\b/.test(text)) return 'past';
  if (/\b(?:today|tonight)\b/.test(text)) return { from: today, to: today };
  if (/\btomorrow\b/.test(text)) return sameDay(daysAfter(today, 1));
  const written = writtenDates(text, context) ?? holidayIn(text, today);
  if (written !== undefined) return written;
  const weekday = WEEKDAYS.findIndex((day) =>
    new RegExp(`\\b${day.slice(0, 3)}(?:${day.slice(3)})?\\b`).test(text),
  );
  return weekday === -1 ? 'none' : sameDay(nextWeekday(today, weekday));
}

const sameDay = (date: string): ReadDates => ({ from: date, to: date });

function writtenDates(text: string, { today, region }: Context): ReadDates | undefined {
  const monthDay = MONTH_DAY.exec(text);
  if (monthDay !== null) {
    const [, month = '', day, lastMonth, lastDay] = monthDay;
    const from = nextDate(monthOf(month), Number(day), today);
    if (from === undefined || lastDay === undefined) return from === undefined ? 'impossible' : sameDay(from);
    const to = nextDate(monthOf(lastMonth ?? month), Number(lastDay), from);
    return to === undefined ? 'impossible' : { from, to };
  }
  const dayMonth = DAY_MONTH.exec(text);
  if (dayMonth !== null) return dated(monthOf(dayMonth[2] ?? ''), Number(dayMonth[1]), today);
  const slashed = SLASHED.exec(text);
  if (slashed === null) return undefined;
  const [first, second] = [Number(slashed[1]), Number(slashed[2])];
  if (region === '' && first <= 12 && second <= 12 && first !== second) return 'unclear';
  const isMonthFirst = region === 'US' || (region === '' && second > 12);
  return isMonthFirst ? dated(first, second, today) : dated(second, first, today);
}

function holidayIn(text: string, today: string): ReadDates | undefined {
  const found = HOLIDAYS.find(([name]) => text.includes(name));
  return found === undefined ? undefined : dated(found[1], found[2], today);
}

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3)) + 1;

function dated(month: number, day: number, today: string): ReadDates {
  const date = nextDate(month, day, today);
  return date === undefined ? 'impossible' : sameDay(date);
}

/** The next such day from `since` on, that day included; undefined where no year of the next four has it. */
function nextDate(month: number, day: number, since: string): string | undefined {
  const year = Number(since.slice(0, 4));
  const two = (value: number) => String(value).padStart(2, '0');
  return [0, 1, 2, 3, 4]
    .map((later) => `${year + later}-${two(month)}-${two(day)}`)
    .find((date) => isDate(date) && date >= since);
}

function isDate(date: string): boolean {
  const read = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
}

function notPast(dates: { from: string; to: string }, today: string): ReadDates {
  return dates.to < today ? 'past' : dates;
}

/** The day of that weekday after today; `weekday` counts from Monday, 0. */
function nextWeekday(today: string, weekday: number): string {
  const now = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return daysAfter(today, (weekday - now + 7) % 7 || 7);
}
