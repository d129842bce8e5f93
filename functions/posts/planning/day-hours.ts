import type { PostInterval } from '#functions/ai/posts/post-facts.ts';
import { weekdayOf } from '#shared/assistant/profile-hours.ts';
import { type DatedOccasion, occasionsBetween } from '#shared/posts/food-calendar/occasions-between.ts';
import { isQuietHoliday } from '#shared/posts/food-calendar/quiet-holidays.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { weekOf } from '#shared/profile/week.ts';
import { countryOf } from './country-of.ts';
import { type KitchenFacts, observesHoliday } from './holidays/observes-holiday.ts';

type HoursFacts = Pick<RestaurantProfile, 'services' | 'closed_days' | 'dated_hours' | 'region' | 'address'> &
  KitchenFacts;
/** `hours` is empty on a closed day. */
export type DayHours = { date: string; hours: PostInterval[] };

/**
 * The hours of one day; null if the profile doesn't have them. Hours of a date win over those of the week, which don't
 * apply to public holidays.
 */
export function dayHours(profile: HoursFacts, date: string): DayHours | null {
  const dated = profile.dated_hours.find(({ from, to }) => from <= date && to >= date);
  if (dated !== undefined) return { date, hours: dated.services };
  if (isPublicHoliday(profile, date)) return null;
  const hours = weekOf(inItsSeason(profile, date))[weekdayOf(date)];
  return hours === undefined ? null : { date, hours };
}

/** The services of the day's season and of the whole year, without those of other seasons. */
function inItsSeason({ services, closed_days }: HoursFacts, date: string): Parameters<typeof weekOf>[0] {
  const day = date.slice(5);
  const isOn = ({ from, to }: { from: string; to: string }) =>
    from <= to ? from <= day && day <= to : from <= day || day <= to;
  return {
    closed_days,
    services: services
      .filter(({ season }) => season === null || isOn(season))
      .map((service) => ({ ...service, season: null })),
  };
}

const LONGEST_HOLIDAY = 3;

/** Whether many restaurants of the country close then, or many of those that observe the holiday. */
export function isPublicHoliday(
  profile: Pick<HoursFacts, 'region' | 'address'> & KitchenFacts,
  date: string,
): boolean {
  const from = daysAfter(date, 1 - LONGEST_HOLIDAY);
  const region = countryOf(profile);
  if (isQuietHoliday(date, region)) return true;
  return occasionsBetween({ from, to: date, region }).some(
    ({ occasion: { isOftenClosed = false, closedDays = 1, about }, date: first }) =>
      isOftenClosed &&
      daysAfter(first, closedDays - 1) >= date &&
      (about === undefined || observesHoliday(about, profile)),
  );
}

/** Whether many restaurants close on that occasion, and the owner hasn't entered hours for it. */
export function isHoursUnknown(profile: HoursFacts, { occasion, date }: DatedOccasion): boolean {
  const hasHours = profile.dated_hours.some(({ from, to }) => from <= date && to >= date);
  return !hasHours && (occasion.isOftenClosed === true || isPublicHoliday(profile, date));
}

/** Whether the restaurant is closed on that weekday every week, and the date has no hours of its own. */
export function isRegularlyClosed(profile: HoursFacts, date: string): boolean {
  const dated = profile.dated_hours.find(({ from, to }) => from <= date && to >= date);
  return (
    (dated?.services ?? []).length === 0 && weekOf(inItsSeason(profile, date))[weekdayOf(date)]?.length === 0
  );
}

const DAYS_AHEAD = 7;
const LONGEST_CLOSURE = 42;

/** The first day from `date` on which the restaurant is known to open, even after a closure of weeks. */
export function nextOpenDay(profile: HoursFacts, date: string): DayHours | null {
  for (let ahead = 0; ahead < LONGEST_CLOSURE; ahead++) {
    const day = dayHours(profile, daysAfter(date, ahead));
    if (day !== null && day.hours.length > 0) return day;
    if (day === null && ahead >= DAYS_AHEAD) return null;
  }
  return null;
}
