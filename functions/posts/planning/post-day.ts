import type { PostBrief, PostInterval } from '#functions/ai/posts/post-facts.ts';
import { weekdayOf } from '#shared/assistant/profile-hours.ts';
import type { DatedOccasion } from '#shared/posts/food-calendar/occasions-between.ts';
import type { Service } from '#shared/profile/hours.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { type DayHours, dayHours, isPublicHoliday, nextOpenDay } from './day-hours.ts';

/** When a post goes out: an ISO date and `HH:MM` in the restaurant's time zone. */
type Posted = { date: string; time: string };
type Place = Posted & { occasion?: DatedOccasion };

const DAYS_AHEAD = 7;
/** A post must go out at least this long before closing, so that guests can still come. */
const MINUTES_TO_COME = 60;

/**
 * The day that a post can mention: the occasion's, the next one of the service, or the next one on which the
 * restaurant opens.
 */
export function postDay(
  profile: RestaurantProfile,
  { date, time, occasion }: Place,
  service: Pick<Service, 'days' | 'opens' | 'closes'> | undefined,
): PostBrief['day'] {
  const posted = { date, time };
  if (occasion !== undefined) return occasionDay(profile, posted, occasion);
  return service === undefined ? nextDay(profile, posted) : serviceDay(profile, posted, service);
}

/** Whether the restaurant has already closed on that day by that time. Unknown hours aren't over. */
export function isDayOver(profile: RestaurantProfile, posted: Posted): boolean {
  const day = dayHours(profile, posted.date);
  return day !== null && day.hours.length > 0 && hoursLeft(day, posted).length === 0;
}

/**
 * When the restaurant reopens after an occasion; null if a day before that has unknown hours, because it may open
 * then.
 */
export function dayBack(profile: RestaurantProfile, occasion: DatedOccasion): DayHours | null {
  const back = nextOpenDay(profile, daysAfter(occasion.date, 1));
  if (back === null) return null;
  for (let day = daysAfter(occasion.date, 1); day < back.date; day = daysAfter(day, 1)) {
    if (dayHours(profile, day) === null) return null;
  }
  return back;
}

function nextDay(profile: RestaurantProfile, posted: Posted): PostBrief['day'] {
  const day = nextOpenDay(profile, posted.date);
  if (day === null) return null;
  const left = dayLeft(day, posted);
  return left.hours.length > 0 ? left : nextOpenDay(profile, daysAfter(posted.date, 1));
}

export function serviceDay(
  profile: RestaurantProfile,
  posted: Posted,
  { days, opens, closes }: Pick<Service, 'days' | 'opens' | 'closes'>,
): DayHours | null {
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const date = daysAfter(posted.date, ahead);
    const hasOwnHours = profile.dated_hours.some(({ from, to }) => from <= date && to >= date);
    const hours = hoursLeft({ date, hours: [{ opens, closes }] }, posted);
    const isServed = days.includes(weekdayOf(date)) && !hasOwnHours && !isPublicHoliday(profile, date);
    if (isServed && hours.length > 0) return { date, hours };
  }
  return null;
}

/**
 * The occasion's day. If many restaurants close then, only hours for that date count; otherwise the last open day
 * before it.
 */
function occasionDay(
  profile: RestaurantProfile,
  posted: Posted,
  { occasion, date }: DatedOccasion,
): PostBrief['day'] {
  const isKnown = profile.dated_hours.some(({ from, to }) => from <= date && to >= date);
  if (isKnown || occasion.isOftenClosed !== true) {
    const day = dayHours(profile, date);
    if (day === null || (isDayOver(profile, posted) && date === posted.date)) return null;
    return dayLeft(day, posted);
  }
  const before = nextDay(profile, posted);
  return before !== null && before.date < date ? before : null;
}

function dayLeft(day: DayHours, posted: Posted): NonNullable<PostBrief['day']> {
  const hours = hoursLeft(day, posted);
  return { date: day.date, hours, ...(hours.length < day.hours.length && { is_part: true }) };
}

/** The rest of a day's hours in which guests can still come after reading the post. */
export function hoursLeft({ date, hours }: DayHours, posted: Posted): PostInterval[] {
  if (date !== posted.date) return hours;
  const now = minutesOf(posted.time);
  return hours.filter(({ opens, closes }) => {
    if (closes === null) return minutesOf(opens) > now;
    const isPastMidnight = closes <= opens;
    return minutesOf(closes) + (isPastMidnight ? 24 * 60 : 0) - now >= MINUTES_TO_COME;
  });
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
