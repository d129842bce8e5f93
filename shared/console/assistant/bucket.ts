import { daysAfter } from '#shared/profile/projection/local-date.ts';
import type { DaySpan } from './figure-view.ts';
import { dayName, earlierOf, firstOfMonth, monthName } from './period.ts';
import type { TimeGroup } from './platform-query.ts';

export type Bucket = DaySpan & { label: string; isWhole: boolean };

/** Splits a span into days, weeks (from Monday), or months. The first and last may be partial. */
export function bucketsOf({ from, to }: DaySpan, group: TimeGroup): Bucket[] {
  const buckets: Bucket[] = [];
  for (let start = from; start <= to; ) {
    const begin = beginOf(start, group);
    const end = endOf(begin, group);
    const last = earlierOf(end, to);
    buckets.push({
      from: start,
      to: last,
      label: `${labelOf(begin, start, group)}${end > to ? ' so far' : ''}`,
      isWhole: start === begin && last === end,
    });
    start = daysAfter(end, 1);
  }
  return buckets;
}

function beginOf(day: string, group: TimeGroup): string {
  if (group === 'day') return day;
  if (group === 'month') return firstOfMonth(day);
  return daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function endOf(begin: string, group: TimeGroup): string {
  if (group === 'day') return begin;
  return group === 'week' ? daysAfter(begin, 6) : daysAfter(firstOfMonth(begin, 1), -1);
}

function labelOf(begin: string, start: string, group: TimeGroup): string {
  if (group === 'month') return monthName(begin);
  return group === 'week' ? `week of ${dayName(begin)}` : dayName(start);
}
