import { dateFormatter } from '#shared/format/formatter.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import type { DaySpan } from './figure-view.ts';

/** The days of a question, with their label. */
export type Period = DaySpan & {
  label: string;
  /** The period before it is this many months earlier, or else as many days. */
  months?: number;
  /** From the first day with data. */
  isAll?: true;
  /** The period isn't over. */
  isSoFar?: boolean;
  /** "From June to October": the days of each end. */
  ends?: readonly [DaySpan & { label: string }, DaySpan & { label: string }];
};

export const FIRST_DAY = '2000-01-01';
const asMonth = dateFormatter({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const asDay = dateFormatter({ dateStyle: 'medium', timeZone: 'UTC' });

export const monthName = (day: string) => asMonth(new Date(`${day}T00:00:00Z`));
export const dayName = (day: string) => asDay(new Date(`${day}T00:00:00Z`));

/** `Nov 1 – Nov 22, 2026`. */
export function spanName({ from, to }: DaySpan): string {
  if (from === to) return dayName(from);
  const start = from.slice(0, 4) === to.slice(0, 4) ? dayName(from).replace(/, \d+$/, '') : dayName(from);
  return `${start} – ${dayName(to)}`;
}

export function lastDays(today: string, days: number): Period {
  const label = days === 1 ? 'today' : `last ${days} days`;
  return { from: daysAfter(today, 1 - days), to: today, label };
}

export const allTime = (today: string): Period => ({
  from: FIRST_DAY,
  to: today,
  label: 'all time',
  isAll: true,
});

/** The first day of the month this many months later. */
export function firstOfMonth(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Months from the month of `first` up to today. Undefined if they're in the future. */
export function monthsFrom(
  first: string,
  { months, today, label }: { months: number; today: string; label?: string },
): Period | undefined {
  const from = firstOfMonth(first);
  if (from > today) return undefined;
  const end = daysAfter(firstOfMonth(from, months), -1);
  const isSoFar = end > today;
  const to = isSoFar ? today : end;
  return { from, to, label: label ?? monthName(from), months, isSoFar };
}

/** Labels by months of the period. */
const SAME_DAYS: Readonly<Record<number, string>> = {
  1: 'the same days last month',
  3: 'the same days last quarter',
  12: 'the same days last year',
};

/** The comparison period: the same days of the months before, or as many days before. */
export function periodBefore(period: Period): Period {
  const { from, to, months, isSoFar = false } = period;
  if (months === undefined) {
    const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
    const before = { from: daysAfter(from, -days), to: daysAfter(from, -1) };
    return { ...before, label: days === 1 ? 'the day before' : `the ${days} days before` };
  }
  const start = firstOfMonth(from, -months);
  const end = daysAfter(from, -1);
  if (!isSoFar)
    return { from: start, to: end, label: months === 1 ? monthName(start) : 'the period before', months };
  const sameDays = daysAfter(start, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));
  return {
    from: start,
    to: earlierOf(sameDays, end),
    label: SAME_DAYS[months] ?? 'the same days in the previous period',
  };
}

export const earlierOf = (one: string, other: string) => [one, other].toSorted()[0] ?? one;
export const laterOf = (one: string, other: string) => [one, other].toSorted()[1] ?? one;

/** The same day of another month, or the last day of that month. */
export function sameDay(day: string, months: number): string {
  const first = firstOfMonth(day, months);
  const last = daysAfter(firstOfMonth(first, 1), -1);
  const wanted = first.slice(0, 8) + day.slice(8);
  return earlierOf(wanted, last);
}

/** The Monday of the week. */
export function startOfWeek(day: string): string {
  return daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
