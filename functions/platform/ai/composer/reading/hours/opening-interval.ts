import type * as z from 'zod/mini';
import type { OpeningIntervalSchema } from '#shared/site/site-content.ts';
import type { TimeToken } from './hours-tokens.ts';
import type { TimeRange } from './time-range.ts';

type Interval = z.infer<typeof OpeningIntervalSchema>;

function hourOn24(token: TimeToken, half: 'am' | 'pm' | undefined): number {
  if (half === 'am') return token.hour % 12;
  if (half === 'pm') return (token.hour % 12) + 12;
  return token.hour % 24;
}

const clock = (hour: number, minute: number) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

const isValid = (token: TimeToken) => token.hour <= 24 && token.minute < 60 && !token.isOpenEnded;

/** "5-10pm" borrows the half; "11-3pm" crosses noon; "11am-2" ends after noon. */
function halves(opens: TimeToken, closes: TimeToken): ['am' | 'pm' | undefined, 'am' | 'pm' | undefined] {
  if (opens.half === undefined && closes.half !== undefined && opens.hour <= 12) {
    const isSameHalf = opens.hour % 12 < closes.hour % 12;
    return [isSameHalf ? closes.half : closes.half === 'pm' ? 'am' : 'pm', closes.half];
  }
  if (opens.half !== undefined && closes.half === undefined && closes.hour <= 12) {
    const isLater = closes.hour % 12 > opens.hour % 12;
    return [opens.half, isLater ? opens.half : opens.half === 'am' ? 'pm' : 'am'];
  }
  return [opens.half, closes.half];
}

/** A range without am or pm is certain only when something in the same list is on the 24-hour clock. */
function isOn24Hours({ opens, closes }: TimeRange): boolean {
  const isLate = (token: TimeToken | undefined) =>
    token !== undefined && token.half === undefined && token.hour >= 13;
  const isPadded = (token: TimeToken | undefined) => token !== undefined && /^\d\d:\d\d$/.test(token.raw);
  return (
    isLate(opens) || isLate(closes) || (isPadded(opens) && isPadded(closes) && /^0/.test(opens?.raw ?? ''))
  );
}

/** Opening intervals, or undefined when any of the ranges leaves a doubt ("6-10", "from 8am", "until late"). */
export function resolveIntervals(ranges: readonly TimeRange[]): Interval[] | undefined {
  const intervals: Interval[] = [];
  const isClock24 = ranges.some(isOn24Hours);
  for (const { opens, closes } of ranges) {
    if (opens === undefined || closes === undefined || !isValid(opens) || !isValid(closes)) return undefined;
    const [first, last] = halves(opens, closes);
    const isCertain = isClock24 || (first !== undefined && last !== undefined);
    if (!isCertain) return undefined;
    intervals.push({
      opens: clock(hourOn24(opens, first), opens.minute),
      closes: clock(hourOn24(closes, last), closes.minute),
    });
  }
  return intervals.length > 0 ? intervals : undefined;
}
