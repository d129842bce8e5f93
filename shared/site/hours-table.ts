import { type OpeningHours, WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';

export type HoursRow = { days: string; times: readonly string[] };

const DAY_NAMES: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** `18:30` → `6:30 PM`. */
function twelveHourTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours % 24 < 12 ? 'AM' : 'PM'}`;
}

function timesOf(intervals: readonly { opens: string; closes: string }[]): string[] {
  if (intervals.length === 0) return ['Closed'];
  return intervals.map(({ opens, closes }) => `${twelveHourTime(opens)} – ${twelveHourTime(closes)}`);
}

type Run = { first: Weekday; last: Weekday; times: string[] };

function daysOf({ first, last }: Run): string {
  return first === last ? DAY_NAMES[first] : `${DAY_NAMES[first]} – ${DAY_NAMES[last]}`;
}

/** Rows for print: neighbouring days with the same hours share one; days that are not known are left out. */
export function hoursRows(hours: OpeningHours): HoursRow[] {
  const runs: Run[] = [];
  let previous: Weekday | undefined;
  for (const day of WEEKDAYS) {
    const intervals = hours[day];
    const run = runs.at(-1);
    if (intervals !== undefined) {
      const times = timesOf(intervals);
      if (run && run.last === previous && run.times.join() === times.join()) run.last = day;
      else runs.push({ first: day, last: day, times });
    }
    previous = day;
  }
  return runs.map((run) => ({ days: daysOf(run), times: run.times }));
}
