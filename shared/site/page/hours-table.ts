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

/** How the owner tells the time. */
export type Clock = '12-hour' | '24-hour';

/** An owner who writes "18:30" or "13-23" reads a 24-hour clock; without such a sign it is the 12-hour one. */
export function clockOf(text: string): Clock {
  if (/\d\s?[ap]\.?m\b/i.test(text)) return '12-hour';
  return /(?<![\d:.])(?:1[3-9]|2[0-4])(?:[:.h]\d\d)?(?!\d)/.test(text) ? '24-hour' : '12-hour';
}

/** `18:30` → `6:30 PM`; midnight has its own word. */
function printedTime(time: string, clock: Clock): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (clock === '24-hour') return time;
  if (hours % 24 === 0 && minutes === 0) return 'midnight';
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours % 24 < 12 ? 'AM' : 'PM'}`;
}

function timesOf(intervals: readonly { opens: string; closes: string }[], clock: Clock): string[] {
  if (intervals.length === 0) return ['Closed'];
  return intervals.map(({ opens, closes }) => `${printedTime(opens, clock)} – ${printedTime(closes, clock)}`);
}

type Run = { first: Weekday; last: Weekday; times: string[] };

function daysOf({ first, last }: Run): string {
  return first === last ? DAY_NAMES[first] : `${DAY_NAMES[first]} – ${DAY_NAMES[last]}`;
}

/** Rows for print: neighboring days with the same hours share one; days that are not known are left out. */
export function hoursRows(hours: OpeningHours, clock: Clock = '12-hour'): HoursRow[] {
  const runs: Run[] = [];
  let previous: Weekday | undefined;
  for (const day of WEEKDAYS) {
    const intervals = hours[day];
    const run = runs.at(-1);
    if (intervals !== undefined) {
      const times = timesOf(intervals, clock);
      if (run && run.last === previous && run.times.join() === times.join()) run.last = day;
      else runs.push({ first: day, last: day, times });
    }
    previous = day;
  }
  return runs.map((run) => ({ days: daysOf(run), times: run.times }));
}
