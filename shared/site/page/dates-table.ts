import type { DatedOpening } from '#shared/site/site-content.ts';
import type { TimeStyle } from './hours-table.ts';
import { timesOf } from './hours-table.ts';

/** A date or a range of dates, in the page's language. */
export type DateRow = {
  times: readonly string[];
  name: string;
  from: PrintedDate;
  /** Absent for a single day. */
  to?: PrintedDate;
  note: string;
};
/** `date` is ISO. */
export type PrintedDate = { date: string; text: string };

/** Formats a date such as "May 1" in the language. */
export function printedDate(date: string, language: string): PrintedDate {
  const printed = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return { date, text: printed.format(new Date(`${date}T00:00:00Z`)) };
}

/** The rows of the dates table, in order. Open-ended times are described by their note. */
export function dateRows(dates: readonly DatedOpening[], style: TimeStyle & { language: string }): DateRow[] {
  const dateOf = (date: string) => printedDate(date, style.language);
  return dates
    .toSorted((one, other) => one.from.localeCompare(other.from, 'en'))
    .map(({ name, from, to, services, note }) => ({
      name: name.trim(),
      from: dateOf(from),
      ...(to !== from && { to: dateOf(to) }),
      times: services.length > 0 && note !== '' && services.some(isOpenEnded) ? [] : timesOf(services, style),
      note: note.trim(),
    }));
}

function isOpenEnded({ closes }: DatedOpening['services'][number]): boolean {
  return closes === null;
}
