import type { DatedOpening } from '#shared/site/site-content.ts';
import type { TimeStyle } from './hours-table.ts';
import { timesOf } from './hours-table.ts';

/** One date, or the days from one to another, in the page's language. */
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

/** "May 1", in the language. */
export function printedDate(date: string, language: string): PrintedDate {
  const printed = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return { date, text: printed.format(new Date(`${date}T00:00:00Z`)) };
}

/** Rows for print, in the order of the dates. Times whose end is not said are left to the note. */
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
