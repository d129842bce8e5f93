import type { Span } from '#functions/platform/ai/reading/reader.ts';
import type { Meal } from '../vocabulary/hours-vocabulary.ts';

/** A time as it is written; `hour` 0 to 24. */
export type WrittenTime = {
  hour: number;
  minute: number;
  half?: 'am' | 'pm';
  /** Can only be read as a time of 24 hours. */
  is24: boolean;
  /** "noon", "midnight", "4 in the morning": in texts of both clocks. */
  isNamed?: true;
};

/** `closes` null: not said. `late`: where words stand in the place of an end, such as "until late". */
export type WrittenRange = {
  opens: WrittenTime;
  closes: WrittenTime | null;
  late: Span | null;
  /** "at two", "um neun": an opening only where the words say so. */
  isAt?: boolean;
  /** "opens at 6:30 and closes at 8 in the evening": a day, and no hour and a half. */
  isOpenToClose?: true;
  /** The last seating of this range alone. */
  last?: WrittenTime;
};

/** Minutes after midnight; an end past midnight is 1,440 or more. */
export type Interval = Pick<WrittenRange, 'late' | 'last'> & { opens: number; closes: number | null };

export type ClockContext = {
  /** The text writes times of 24 hours: "9-11" is in the morning. */
  is24Text: boolean;
  /** Bars also open in the evening: "8-2" has two readings. */
  isBar: boolean;
  meal?: Meal;
};

const DAY = 1_440;
const hours = (count: number) => count * 60;

/** When a meal may begin and must have ended, in minutes after midnight. */
const MEAL_TIMES: Readonly<
  Record<Exclude<Meal, 'any'>, readonly [earliest: number, latest: number, end: number]>
> = {
  breakfast: [hours(4), hours(12), hours(16)],
  brunch: [hours(7), hours(14), hours(18)],
  lunch: [hours(10), hours(15), hours(18)],
  afternoon: [hours(12), hours(17), hours(20)],
  dinner: [hours(15), hours(23), DAY + hours(5)],
};
const EARLIEST_OPENING = hours(5);
const LATEST_OPENING = hours(23);
const LATEST_CLOSING = DAY + hours(5);
/** Times of one day at most. */
const MOST_RANGES = 6;
const SHORTEST = 60;
/** A service of one meal may be as short. */
const SHORT = 150;
const LONGEST = hours(17);
/** Where the end has one reading. */
const LONGEST_SAID = hours(20);

/** What is written as "12 h" or with am or pm has one reading, "5" has two. */
function candidates({ hour, minute, half, is24 }: WrittenTime): number[] {
  if (half) return hour > 12 ? [] : [hours((hour % 12) + (half === 'pm' ? 12 : 0)) + minute];
  if (is24 || hour > 12) return [hours(hour) + minute];
  return hour === 12 ? [hours(12) + minute, minute] : [hours(hour) + minute, hours(hour + 12) + minute];
}

const isBare = (time: WrittenTime) => !time.half && !time.is24;

function fitsMeal({ opens, closes }: Interval, meal: Meal | undefined): boolean {
  if (meal === undefined || meal === 'any') return true;
  const [earliest, latest, end] = MEAL_TIMES[meal];
  return opens >= earliest && opens <= latest && (closes ?? 0) <= end;
}

function isSensible({ opens, closes }: Interval, longest: number): boolean {
  if (opens < EARLIEST_OPENING || opens > LATEST_OPENING) return false;
  if (closes === null) return true;
  return closes - opens >= SHORTEST && closes - opens <= longest && closes <= LATEST_CLOSING;
}

/** All readings of one range that make sense at all. */
function readings(range: WrittenRange, { meal }: ClockContext): Interval[] {
  const ends: (number | null)[] = range.closes === null ? [null] : candidates(range.closes);
  const isExplicit = !isBare(range.opens) && (range.closes === null || !isBare(range.closes));
  const pairs = candidates(range.opens).flatMap((opens) =>
    ends.map((end) => ({
      opens,
      closes: end === null ? null : end <= opens ? end + DAY : end,
      late: range.late,
      ...(range.last ? { last: range.last } : {}),
    })),
  );
  const longest = range.closes === null || isBare(range.closes) ? LONGEST : LONGEST_SAID;
  return pairs.filter((pair) => isExplicit || (isSensible(pair, longest) && fitsMeal(pair, meal)));
}

/** Of "5-10pm", "9-5" and the like the one that everybody means; both where people mean either. */
function preferred(range: WrittenRange, found: Interval[], context: ClockContext): Interval[] {
  const { opens: from, closes: to } = range;
  if (found.length < 2) return found;
  const isWritten = ({ opens, closes }: Interval) =>
    Math.floor(opens / 60) === from.hour &&
    (to === null || Math.floor((closes ?? 0) / 60) % 24 === to.hour % 24);
  const written = context.is24Text ? found.filter(isWritten) : [];
  if (written.length === 1) return written;
  const am = found.filter(({ opens }) => opens < hours(12));
  const pm = found.filter(({ opens }) => opens >= hours(12));
  if (to === null) return from.hour === 5 ? pm : from.hour >= 10 ? am : found;
  if (from.isNamed && isBare(to)) return shortest(found);
  if (!isBare(from)) return found.filter(({ opens, closes }) => (closes ?? 0) - opens > SHORTEST);
  if (!isBare(to)) {
    const length = pm[0] ? (pm[0].closes ?? 0) - pm[0].opens : 0;
    const isNight = (to.half === 'am' || to.isNamed) && to.hour <= 5 && from.hour >= 10;
    const isDay = range.isOpenToClose === true && length <= SHORT;
    return length <= SHORTEST || isNight || isDay ? am : length > SHORT ? pm : found;
  }
  return bothBare(range, { am, pm, found }, context);
}

type Halves = { am: Interval[]; pm: Interval[]; found: Interval[] };

function bothBare(range: WrittenRange, { am, pm, found }: Halves, { isBar }: ClockContext): Interval[] {
  const from = range.opens.hour * 60 + range.opens.minute;
  const to = (range.closes?.hour ?? 0) * 60 + (range.closes?.minute ?? 0);
  const isLater = to > from;
  if (from < hours(6)) return isLater ? shortest(pm) : found;
  if (isLater) return to - from > SHORTEST ? [...am.filter(isShort), ...pm] : found;
  const isNight = isBar && from < hours(9) && to <= hours(4);
  return isNight ? found : shortest(from < hours(12) ? am : pm);
}

function shortest(found: Interval[]): Interval[] {
  const length = ({ opens, closes }: Interval) => (closes ?? opens) - opens;
  return found.toSorted((one, other) => length(one) - length(other)).slice(0, 1);
}

/** Not from the morning until night, where the evening alone can be meant. */
const isShort = ({ opens, closes }: Interval) => (closes ?? opens) - opens <= hours(12);

function follows(earlier: readonly Interval[], next: Interval): boolean {
  const last = earlier.at(-1);
  const first = earlier[0];
  if (last === undefined || first === undefined) return true;
  return next.opens >= (last.closes ?? last.opens + 1) && (next.closes ?? next.opens) <= first.opens + DAY;
}

function inOrder(options: readonly Interval[][]): Interval[][] {
  return options.reduce<Interval[][]>(
    (rows, choices) =>
      rows
        .flatMap((row) => choices.filter((next) => follows(row, next)).map((next) => [...row, next]))
        .slice(0, 16),
    [[]],
  );
}

/** What the ranges of one statement can mean, one after the other: none, one certain reading, or several. */
export function readRanges(ranges: readonly WrittenRange[], context: ClockContext): Interval[][] {
  if (ranges.length > MOST_RANGES) return [];
  const all = ranges.map((range) => readings(range, context));
  const usual = inOrder(ranges.map((range, index) => preferred(range, all[index] ?? [], context)));
  return usual.length > 0 ? usual : inOrder(all);
}

/** The end that "until 11" means where the day begins at `opens`; near the usual end. */
export function readEnd(end: WrittenTime, opens: number, usualEnd: number | null): number[] {
  const ends = candidates(end)
    .map((minutes) => (minutes <= opens ? minutes + DAY : minutes))
    .filter((minutes) => minutes - opens >= SHORTEST && minutes <= LATEST_CLOSING);
  if (usualEnd === null || ends.length < 2) return ends;
  return ends.filter((minutes) => Math.abs(minutes - usualEnd) <= hours(5));
}

/** "18:00"; an end at midnight is "00:00". */
export function printTime(minutes: number): string {
  const ofDay = minutes % DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
