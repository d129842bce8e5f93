import { type OpeningHours, WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import type { Clock, SiteWords } from '#shared/site/words/site-words.ts';

export type HoursRow = { days: string; times: readonly string[] };

/** An owner who writes "18:30" or "13-23" reads a 24-hour clock; without such a sign it is `usual`. */
export function clockOf(text: string, usual: Clock = '12-hour'): Clock {
  if (/\d\s?[ap]\.?m\b/i.test(text)) return '12-hour';
  return /(?<![\d:.])(?:1[3-9]|2[0-4])(?:[:.h]\d\d)?(?!\d)/.test(text) ? '24-hour' : usual;
}

/** How times of day are printed on a page. */
export type TimeStyle = { clock: Clock; words: SiteWords };

/** `18:30` → `6:30 PM`; midnight has its own word. */
function printedTime(time: string, { clock, words }: TimeStyle): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (clock === '24-hour') return time;
  if (hours % 24 === 0 && minutes === 0) return words.midnight;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours % 24 < 12 ? 'AM' : 'PM'}`;
}

/** Times of one day; an end that is not said is left out. */
export function timesOf(
  intervals: readonly { opens: string; closes: string | null }[],
  style: TimeStyle,
): string[] {
  if (intervals.length === 0) return [style.words.closed];
  return intervals.map(({ opens, closes }) =>
    closes === null
      ? printedTime(opens, style)
      : `${printedTime(opens, style)} – ${printedTime(closes, style)}`,
  );
}

type Run = { first: Weekday; last: Weekday; times: string[] };

function daysOf({ first, last }: Run, { days }: SiteWords): string {
  return first === last ? days[first] : `${days[first]} – ${days[last]}`;
}

/** Rows for print: neighboring days with the same hours share one; days that are not known are left out. */
export function hoursRows(hours: OpeningHours, style: TimeStyle): HoursRow[] {
  const runs: Run[] = [];
  let previous: Weekday | undefined;
  for (const day of WEEKDAYS) {
    const intervals = hours[day];
    const run = runs.at(-1);
    if (intervals !== undefined) {
      const times = timesOf(intervals, style);
      if (run && run.last === previous && run.times.join() === times.join()) run.last = day;
      else runs.push({ first: day, last: day, times });
    }
    previous = day;
  }
  return runs.map((run) => ({ days: daysOf(run, style.words), times: run.times }));
}
