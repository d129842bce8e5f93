import { weekdayOf } from '#shared/assistant/profile-hours.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { Weekday } from '#shared/site/site-content.ts';
import { dayHours } from './day-hours.ts';
import { hoursLeft } from './post-day.ts';

/** The day of a post at the restaurant. */
export type DayOfPost = {
  date: string;
  /** `HH:MM` in the restaurant's time zone. */
  time: string;
  weekday: Weekday;
  /** `closed` also means after closing time; `unknown`: the profile doesn't say. */
  state: 'open' | 'closed' | 'unknown';
  /** False if it is known to be closed in the evening. */
  hasEvening: boolean;
  isOpenOnSaturday: boolean;
  hours: readonly { opens: string; closes: string | null }[];
};

const EVENING = '19:00';

export function dayOfPost(
  profile: RestaurantProfile,
  { date, time }: { date: string; time: string },
): DayOfPost {
  const day = dayHours(profile, date);
  const hours = day === null ? [] : hoursLeft(day, { date, time });
  const weekday = weekdayOf(date);
  const saturday = dayHours(profile, daysAfter(date, weekday === 'friday' ? 1 : 0));
  const state = day === null ? 'unknown' : hours.length > 0 ? 'open' : 'closed';
  return {
    date,
    time,
    weekday,
    state,
    hours,
    hasEvening: state === 'unknown' || hours.some((each) => isAt(each, EVENING)),
    isOpenOnSaturday: saturday?.hours.length !== 0,
  };
}

/** Whether the restaurant is known to be open at that time. */
export const openAt = ({ hours }: DayOfPost, time: string): boolean => hours.some((each) => isAt(each, time));

const isAt = ({ opens, closes }: DayOfPost['hours'][number], time: string): boolean =>
  opens <= time && (closes === null || closes <= opens || closes > time);
