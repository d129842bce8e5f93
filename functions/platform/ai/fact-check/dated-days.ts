import { holidayDate } from '#functions/platform/ai/reading/hours/times/holiday-dates.ts';
import { HOLIDAYS, type Holiday } from '#functions/platform/ai/reading/hours/vocabulary/hours-vocabulary.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { KnownFacts } from './known-facts.ts';
import type { FactToken, FactTokenOf } from './readers/fact-token.ts';

export type DatedToken = FactTokenOf<'date' | 'holiday'>;
export type DatedHours = RestaurantProfile['dated_hours'][number];

export const isDated = (token: FactToken): token is DatedToken =>
  token.kind === 'date' || token.kind === 'holiday';

/** The hours of their own that the record gives to a date or a holiday. */
export function datedOn({ profile }: KnownFacts, token: DatedToken): DatedHours[] {
  return (profile?.dated_hours ?? []).filter(({ from, to }) =>
    token.kind === 'holiday'
      ? isHolidayWithin(token.holiday, from, to, profile?.region ?? '')
      : isDateWithin(token, from, to),
  );
}

/** What is before a day is not on it: "until Christmas", "the night before December 25". */
const AROUND =
  /(?<![a-z])(?:until|till?|before|after|since|by|around|near|bis|vor|nach|seit|hasta|antes de|despues de|desde|avant|apres|jusqu'a|depuis|prima di|dopo|fino a|entro)(?: (?:the|el|la|le|il|al|del?|zu[mr]?|dem|au))* ?$/;
const LEAD = 24;

/** The same of a day that is said to be the day itself, and not a span before or after it. */
export const datedAt = (facts: KnownFacts, text: string, token: DatedToken): DatedHours[] =>
  (token.kind === 'date' && token.day === undefined) ||
  AROUND.test(text.slice(Math.max(0, token.start - LEAD), token.start))
    ? []
    : datedOn(facts, token);

function isDateWithin({ month, day, year }: FactTokenOf<'date'>, from: string, to: string): boolean {
  if (year !== undefined && String(year) !== from.slice(0, 4) && String(year) !== to.slice(0, 4))
    return false;
  if (day === undefined) return Number(from.slice(5, 7)) === month || Number(to.slice(5, 7)) === month;
  const monthDay = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return [from.slice(0, 4), to.slice(0, 4)].some(
    (each) => `${each}-${monthDay}` >= from && `${each}-${monthDay}` <= to,
  );
}

function isHolidayWithin(holiday: string, from: string, to: string, region: string): boolean {
  if (!isRuled(holiday)) return false;
  const date = holidayDate(holiday, Number(from.slice(0, 4)), region)
    .toISOString()
    .slice(0, 10);
  return date >= from && date <= to;
}

function isRuled(holiday: string): holiday is Holiday {
  return HOLIDAYS.some((dated) => dated === holiday);
}
