import type { ActivityEntry } from '#shared/audit/contract/activity.ts';
import { dateFormatter } from '#shared/format/formatter.ts';

const WEEKDAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const asWeekday = dateFormatter(WEEKDAY);
const asOldWeekday = dateFormatter({ ...WEEKDAY, year: 'numeric' });

/** The activity of one day, newest first. */
export type Day = {
  /** YYYY-MM-DD in the reader's time zone. */
  date: string;
  /** "Today", "Yesterday", "Friday, November 20". */
  name: string;
  entries: ActivityEntry[];
};

/** Groups entries by day in the reader’s time zone. */
export function byDay(entries: readonly ActivityEntry[], now: Date): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const at = new Date(entry.at);
    const date = dateOf(at);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, name: nameOf(at, now), entries: [entry] });
  }
  return days;
}

function nameOf(at: Date, now: Date): string {
  const date = dateOf(at);
  if (date === dateOf(now)) return 'Today';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (date === dateOf(yesterday)) return 'Yesterday';
  const isThisYear = at.getFullYear() === now.getFullYear();
  return (isThisYear ? asWeekday : asOldWeekday)(at);
}

function dateOf(at: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
}
