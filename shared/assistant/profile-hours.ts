import { dateFormatter } from '#shared/format/formatter.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { weekOf } from '#shared/profile/week.ts';
import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';

const asDayName = dateFormatter({ dateStyle: 'full', timeZone: 'UTC' });

/** `2026-12-24` → `Thursday, December 24, 2026`. */
export function dayName(date: string): string {
  return asDayName(new Date(`${date}T00:00:00Z`));
}

export function weekdayOf(date: string): Weekday {
  const index = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return WEEKDAYS[index] ?? 'monday';
}

type Interval = { opens: string; closes: string | null };
type HoursFacts = Pick<RestaurantProfile, 'services' | 'closed_days' | 'dated_hours'>;

/** The hours on a date, in words. Special hours override the week. */
export function hoursOn(profile: HoursFacts, date: string): string {
  const dated = profile.dated_hours.find(({ from, to }) => from <= date && to >= date);
  if (dated !== undefined) return inWords(dated.services);
  return hoursOfDay(profile, weekdayOf(date));
}

/** The hours on a weekday, in words. */
export function hoursOfDay(profile: Omit<HoursFacts, 'dated_hours'>, day: Weekday): string {
  const intervals = weekOf(profile)[day];
  return intervals === undefined ? 'Not in your profile' : inWords(intervals);
}

function inWords(intervals: readonly Interval[]): string {
  if (intervals.length === 0) return 'Closed';
  return intervals
    .map(({ opens, closes }) => (closes === null ? `from ${opens}` : `${opens}–${closes}`))
    .join(', ');
}
