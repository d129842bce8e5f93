import type { PostInterval } from '#functions/ai/posts/post-facts.ts';
import { weekdayOf } from '#shared/assistant/profile-hours.ts';
import { type DatedOccasion, occasionsBetween } from '#shared/posts/food-calendar/occasions-between.ts';
import { isQuietHoliday } from '#shared/posts/food-calendar/quiet-holidays.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { weekOf } from '#shared/profile/week.ts';
import { countryOf } from './country-of.ts';
import { type KitchenFacts, keepsFeast } from './feasts/keeps-feast.ts';

type HoursFacts = Pick<RestaurantProfile, 'services' | 'closed_days' | 'dated_hours' | 'region' | 'address'> &
  KitchenFacts;
/** Empty `hours`: closed. */
export type HouseDay = { date: string; hours: PostInterval[] };

/**
 * A day of the restaurant; null where the profile does not say its hours. Dates of their own win over the week, which says
 * nothing of a public holiday.
 */
export function houseDay(profile: HoursFacts, date: string): HouseDay | null {
  const dated = profile.dated_hours.find(({ from, to }) => from <= date && to >= date);
  if (dated !== undefined) return { date, hours: dated.services };
  if (isPublicHoliday(profile, date)) return null;
  const hours = weekOf(inItsSeason(profile, date))[weekdayOf(date)];
  return hours === undefined ? null : { date, hours };
}

/** The services of a day's season stand beside those of the whole year; those of another season do not hold. */
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

const LONGEST_FEAST = 3;

/** Whether many houses of the country close then, or of the kitchens that keep the feast. */
export function isPublicHoliday(
  profile: Pick<HoursFacts, 'region' | 'address'> & KitchenFacts,
  date: string,
): boolean {
  const from = daysAfter(date, 1 - LONGEST_FEAST);
  const region = countryOf(profile);
  if (isQuietHoliday(date, region)) return true;
  return occasionsBetween({ from, to: date, region }).some(
    ({ occasion: { isOftenClosed = false, closedDays = 1, about }, date: first }) =>
      isOftenClosed &&
      daysAfter(first, closedDays - 1) >= date &&
      (about === undefined || keepsFeast(about, profile)),
  );
}

/** Many houses close on that occasion, and the owner has not said whether this one does. */
export function isUnsaid(profile: HoursFacts, { occasion, date }: DatedOccasion): boolean {
  const isSaid = profile.dated_hours.some(({ from, to }) => from <= date && to >= date);
  return !isSaid && (occasion.isOftenClosed === true || isPublicHoliday(profile, date));
}

/** Closed on that weekday every week, with no hours of its own on the date. */
export function isRegularlyClosed(profile: HoursFacts, date: string): boolean {
  const dated = profile.dated_hours.find(({ from, to }) => from <= date && to >= date);
  return (
    (dated?.services ?? []).length === 0 && weekOf(inItsSeason(profile, date))[weekdayOf(date)]?.length === 0
  );
}

const DAYS_AHEAD = 7;
const LONGEST_CLOSURE = 42;

/** The first day from `date` on at which the restaurant is known to open; behind a closure of weeks, too. */
export function nextOpenDay(profile: HoursFacts, date: string): HouseDay | null {
  for (let ahead = 0; ahead < LONGEST_CLOSURE; ahead++) {
    const day = houseDay(profile, daysAfter(date, ahead));
    if (day !== null && day.hours.length > 0) return day;
    if (day === null && ahead >= DAYS_AHEAD) return null;
  }
  return null;
}
