import { formatUtcDate } from '#shared/format/dates.ts';

/** Formats US numbers the American way, and other numbers as they are dialed. */
export function printedPhone(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return area === undefined ? phone : `(${area}) ${exchange}-${line}`;
}

/** `2026-03-05` as "Mar 5, 2026". */
export function printedDay(day: string): string {
  return formatUtcDate(day.slice(0, 10));
}
