import type { Meal } from './hours-words.ts';

/** A time as written; `hour` 0 to 24. `is24`: it can only be a 24-hour time. */
export type WrittenTime = { hour: number; minute: number; half?: 'am' | 'pm'; is24: boolean };
/** `closes` null: no end is given. `late`: words in place of an end. */
export type WrittenRange = {
  opens: WrittenTime;
  closes: WrittenTime | null;
  late: string;
  meal: Meal | undefined;
  name: string;
};
/** Minutes after midnight. An end after midnight is 1,440 or more. */
export type Interval = { opens: number; closes: number | null };

const DAY = 1_440;
const NOON = 720;
const LATEST_END = DAY + 360;
const MOST_ROWS = 64;
/** Services of one day. */
const MOST_RANGES = 6;
const LONGEST = 17 * 60;
/** Two readings in the same half of the day are equally likely below this length. */
const SHORT = 150;

const isBare = ({ half, is24, hour }: WrittenTime) => half === undefined && !is24 && hour <= 12;
const minutes = (hour: number, minute: number) => hour * 60 + minute;

/** "17:30", "5pm": one reading; "5": two. */
function candidates({ hour, minute, half, is24 }: WrittenTime, isAll24: boolean): number[] {
  if (half) return [minutes((hour % 12) + (half === 'pm' ? 12 : 0), minute)];
  if (is24 || isAll24 || hour > 12 || hour === 0) return [minutes(hour, minute)];
  return hour === 12
    ? [minutes(12, minute), minutes(24, minute)]
    : [minutes(hour, minute), minutes(hour + 12, minute)];
}

/** The earliest start and latest end of each meal. */
const MEALS: Readonly<Record<Meal, readonly [from: number, latest: number, end: number]>> = {
  breakfast: [300, 720, 960],
  lunch: [600, 930, 1_080],
  dinner: [930, 1_410, LATEST_END],
  any: [0, DAY, LATEST_END],
};

function fits({ opens, closes }: Interval, meal: Meal | undefined): boolean {
  const [from, latest, end] = MEALS[meal ?? 'any'];
  return opens >= from && opens <= latest && (closes ?? 0) <= end;
}

/** Lists all plausible readings of a range. */
function readingsOf({ opens, closes, meal }: WrittenRange, isAll24: boolean): Interval[] {
  const ends = closes === null ? [null] : candidates(closes, isAll24);
  const starts = candidates(opens, isAll24).filter((start) => start < DAY);
  const pairs = starts.flatMap((start) =>
    ends.map((end) => ({ opens: start, closes: end === null ? null : end <= start ? end + DAY : end })),
  );
  const isExact = pairs.length === 1;
  return pairs.filter((pair) => {
    const length = pair.closes === null ? SHORT : pair.closes - pair.opens;
    const isSensible = pair.opens >= 300 && length >= 60 && length <= LONGEST;
    const isGuess =
      isAll24 &&
      closes !== null &&
      isBare(closes) &&
      ((pair.closes ?? 0) > DAY ? length > 720 : opens.hour < 6 && isBare(opens));
    if (isGuess || !fits(pair, meal)) return false;
    // "5am–5am" is a slip, unlike midnight to midnight.
    return isExact ? length < DAY || pair.opens === 0 : isSensible;
  });
}

/** Picks the usual reading: "5–10" is the evening, "9–5" the day. "7–11" stays ambiguous. */
function preferred(found: readonly Interval[], { opens, closes, meal }: WrittenRange): readonly Interval[] {
  if (found.length < 2) return found;
  const isEvening = ({ opens: at }: Interval) => at >= NOON;
  const evening = found.filter(isEvening);
  if (closes === null) {
    if (opens.hour >= 4 && opens.hour <= 6) return evening;
    return opens.hour >= 10 ? found.filter(({ opens: at }) => at <= NOON) : found;
  }
  // "11 to midnight" is the whole day, not its last hour.
  const isToMidnight = isBare(opens) && found.every(({ closes: end }) => end === DAY);
  if (isToMidnight && opens.hour >= 9 && opens.hour < 12) return found.filter(({ opens: at }) => at < NOON);
  const length = (each: Interval | undefined) => (each?.closes ?? 0) - (each?.opens ?? 0);
  const shortest = (of: readonly Interval[]) => of.toSorted((a, b) => length(a) - length(b)).slice(0, 1);
  if (meal !== undefined && meal !== 'any') return shortest(found);
  const isRising = minutes(closes.hour % 12, closes.minute) > minutes(opens.hour % 12, opens.minute);
  if (closes.half === undefined && opens.half === undefined) {
    if (opens.hour === 12) return closes.hour === 12 ? found : shortest(evening);
    if (opens.hour < 6) return isRising || closes.hour === 12 ? shortest(evening) : found;
    return isRising ? found : shortest(found);
  }
  if (opens.half !== undefined) return found.filter((each) => length(each) > 60);
  if (closes.half === 'am' && closes.hour <= 5)
    return found.filter((each) => isEvening(each) === opens.hour < 10);
  if (evening.length === 0 || opens.hour === 12) return shortest(found);
  return length(evening[0]) > SHORT ? evening : found;
}

/** Whether services of the same name follow each other. */
function isInOrder(row: readonly Interval[], ranges: readonly WrittenRange[]): boolean {
  return row.every(({ opens, closes }, at) => {
    const before = row.slice(0, at).findLast((_, index) => ranges[index]?.name === ranges[at]?.name);
    const isPastNext = (closes ?? opens) > (row[0]?.opens ?? 0) + DAY;
    return !isPastNext && (before === undefined || opens >= (before.closes ?? before.opens + 1));
  });
}

/** Reads the ranges of one statement in order. Undefined if they are ambiguous. */
export function intervalsOf(ranges: readonly WrittenRange[], isAll24: boolean): Interval[] | undefined {
  if (ranges.length > MOST_RANGES) return undefined;
  const options = ranges.map((range) => preferred(readingsOf(range, isAll24), range));
  const rows = options.reduce<Interval[][]>(
    (all, choices) => all.flatMap((row) => choices.map((next) => [...row, next])).slice(0, MOST_ROWS),
    [[]],
  );
  const usual = rows.filter((row) => isInOrder(row, ranges));
  return usual.length === 1 ? usual[0] : undefined;
}

/** Formats minutes as "18:00". An end at midnight is "00:00". */
export function printTime(at: number): string {
  const ofDay = at % DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
