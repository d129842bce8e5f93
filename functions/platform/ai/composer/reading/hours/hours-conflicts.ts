import type { OpeningHours } from '#shared/site/site-content.ts';
import { resolveIntervals } from './opening-interval.ts';
import type { Entry } from './time-range.ts';

type Interval = NonNullable<OpeningHours['monday']>[number];
const DAY_MINUTES = 24 * 60;
/** An opening longer than this was hardly meant: "18:00 to 17:00". */
const LONGEST_MINUTES = 20 * 60;

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

function spanOf({ opens, closes }: Interval): [number, number] {
  const [first, last] = [minutes(opens), minutes(closes)];
  return [first, last > first ? last : last + DAY_MINUTES];
}

const overlap = ([a, b]: [number, number], [c, d]: [number, number]) => a < d && c < b;

function isTwiceOpen(first: Entry, second: Entry): boolean {
  const days = (entry: Entry) => (entry.days.length === 0 ? [0, 1, 2, 3, 4, 5, 6] : entry.days);
  if (!days(first).some((day) => days(second).includes(day))) return false;
  const [one, other] = [resolveIntervals(first.ranges), resolveIntervals(second.ranges)];
  if (one === undefined || other === undefined) return first.ranges.length > 0 && second.ranges.length > 0;
  return one.some((each) => other.some((that) => overlap(spanOf(each), spanOf(that))));
}

/** Whether what was said cannot all be true: a day both open and closed, or open at two overlapping times. */
export function hasConflict(entries: readonly Entry[], closed: ReadonlySet<number>): boolean {
  const isClosedToo = entries.some(({ days }) => days.length < 7 && days.some((day) => closed.has(day)));
  const isTooLong = entries.some(({ ranges }) =>
    resolveIntervals(ranges)?.some((each) => {
      const [first, last] = spanOf(each);
      return last - first > LONGEST_MINUTES && each.opens !== each.closes && each.closes !== '00:00';
    }),
  );
  const isDoubled = entries.some((entry, index) =>
    entries.slice(index + 1).some((other) => isTwiceOpen(entry, other)),
  );
  return closed.size === 7 || isClosedToo || isTooLong || isDoubled;
}
