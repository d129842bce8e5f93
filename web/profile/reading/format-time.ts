import { formatUtcDate } from '#shared/format/dates.ts';
import { dateFormatter } from '#shared/format/formatter.ts';

const asClock = dateFormatter({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** Formats a time of the profile (`17:30`, `24:00`) as `5:30 PM`. Other text stays the same. */
export function formatTime(time: string): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return time;
  const text = asClock(Date.UTC(2000, 0, 1, Number(hours), Number(minutes)));
  return text.replace('\u202f', ' ').replace(':00', '');
}

/** Formats a time span, with or without an end. */
export const formatTimeSpan = (opens: string, closes: string | null) =>
  closes === null ? `from ${formatTime(opens)}` : `${formatTime(opens)} – ${formatTime(closes)}`;

/** Formats a date of the profile (`2026-12-24`) as `Dec 24, 2026`. Other text stays the same. */
export function formatProfileDay(day: string): string {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(at) ? day : formatUtcDate(day);
}
