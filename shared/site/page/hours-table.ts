import type { ShownService } from '#shared/site/services.ts';
import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import type { Clock, SiteWords } from '#shared/site/words/site-words.ts';

/** A service in a row: its times, its name, and its note. */
export type PrintedTime = { text: string; name: string; notes: readonly string[] };
export type HoursRow = { days: string; times: readonly PrintedTime[] };
type TimedService = Pick<ShownService, 'opens' | 'closes'> & Partial<ShownService>;

/** Detects a 24-hour clock from "18:30" or "13-23"; otherwise `usual`. */
export function clockOf(text: string, usual: Clock = '12-hour'): Clock {
  if (/\d\s?[ap]\.?m\b/i.test(text)) return '12-hour';
  return /(?<![\d:.])(?:1[3-9]|2[0-4])(?:[:.h]\d\d)?(?!\d)/.test(text) ? '24-hour' : usual;
}

const TIME_PAST_NOON = /(?<![\d:.,$€£])(?:1[3-9]|2[0-3])(?::[0-5]\d|\s?h(?:[0-5]\d)?)(?![\p{L}\d])/u;

/** The clock of a longer text, where numbers may also be prices or addresses; undefined if unclear. */
export function clockSaidIn(text: string): Clock | undefined {
  if (/\d\s?[ap]\.?m\b/i.test(text)) return '12-hour';
  return TIME_PAST_NOON.test(text) ? '24-hour' : undefined;
}

/** How the page prints times. */
export type TimeStyle = { clock: Clock; words: SiteWords };

/** Formats `18:30` as `6:30 PM`; midnight has its own word. */
function printedTime(time: string, { clock, words }: TimeStyle): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (clock === '24-hour') return time;
  if (hours % 24 === 0 && minutes === 0) return words.midnight;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours % 24 < 12 ? 'AM' : 'PM'}`;
}

/** A note in place of a closing time: "11:30 AM – late". */
const ENDS = /^(?:late|close|closing|dark|tarde|tard|open end|spät|tardi|chiusura)(?!\p{L})/iu;
const isEnd = ({ closes, note = '' }: TimedService): boolean => closes === null && ENDS.test(note.trim());

/** The times of a service. An open-ended one prints its start, or its note. */
function spanOf(service: TimedService, style: TimeStyle): string {
  const { opens, closes, note = '' } = service;
  const begins = printedTime(opens, style);
  if (closes !== null) return `${begins} – ${printedTime(closes, style)}`;
  if (isEnd(service)) return `${begins} – ${note.trim()}`;
  return note === '' ? style.words.openFrom(begins) : begins;
}

/** The times of a day as text. */
export function timesOf(services: readonly TimedService[], style: TimeStyle): string[] {
  return printedTimes(services, style).map(({ text }) => text);
}

function printedTimes(services: readonly TimedService[], style: TimeStyle): PrintedTime[] {
  if (services.length === 0) return [{ text: style.words.closed, name: '', notes: [] }];
  return services.map((service) => {
    const { name = '', last_seating = null, note = '' } = service;
    const seating = last_seating === null ? '' : style.words.lastSeating(printedTime(last_seating, style));
    const notes = [isEnd(service) ? '' : note.trim(), seating].filter((each) => each !== '');
    return { text: spanOf(service, style), name: name.trim(), notes };
  });
}

type Run = { first: Weekday; last: Weekday; times: PrintedTime[] };

function daysOf({ first, last }: Run, { days }: SiteWords): string {
  return first === last ? days[first] : `${days[first]} – ${days[last]}`;
}

/** The rows of the hours table. Neighboring days with the same hours are combined, and unknown days are left out. */
export function hoursRows(
  week: Partial<Record<Weekday, readonly TimedService[]>>,
  style: TimeStyle,
): HoursRow[] {
  const runs: Run[] = [];
  let previous: Weekday | undefined;
  for (const day of WEEKDAYS) {
    const services = week[day];
    const run = runs.at(-1);
    if (services !== undefined) {
      const times = printedTimes(services, style);
      const isSame = run?.last === previous && JSON.stringify(run?.times) === JSON.stringify(times);
      if (run && isSame) run.last = day;
      else runs.push({ first: day, last: day, times });
    }
    previous = day;
  }
  return runs.map((run) => ({ days: daysOf(run, style.words), times: run.times }));
}
