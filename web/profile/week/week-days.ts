import type { Service } from '#shared/profile/hours.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { problemOfServices } from '#shared/profile/service-problem.ts';
import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';

export type Week = Pick<RestaurantProfile, 'services' | 'closed_days'>;
/** A service on one day. */
export type DayService = Omit<Service, 'days'>;
export type DayState = 'open' | 'closed' | 'unknown';
export type Day = { state: DayState; services: readonly DayService[] };

export const NEW_SERVICE: DayService = {
  name: '',
  opens: '',
  closes: null,
  last_seating: null,
  season: null,
  note: '',
};

/** One day of a week, with its services in the week's order. Pure. */
export function dayOf({ services, closed_days }: Week, day: Weekday): Day {
  const ofDay = services.filter(({ days }) => days.includes(day)).map(({ days: _, ...service }) => service);
  if (ofDay.length > 0) return { state: 'open', services: ofDay };
  return { state: closed_days.includes(day) ? 'closed' : 'unknown', services: [] };
}

/** The week with the same hours on these days. Days with equal services share them. Pure. */
export function withDays(week: Week, changed: readonly Weekday[], { state, services }: Day): Week {
  const hoursOf = (day: Weekday) => (changed.includes(day) ? services : dayOf(week, day).services);
  const isClosed = (day: Weekday) =>
    changed.includes(day) ? state === 'closed' : week.closed_days.includes(day);
  return {
    services: joined(week, hoursOf),
    closed_days: WEEKDAYS.filter(isClosed),
  };
}

/** The day after it's opened or closed; opening it adds one service. Pure. */
export function withState({ services }: Day, state: DayState): Day {
  if (state !== 'open') return { state, services: [] };
  return { state, services: services.length > 0 ? services : [NEW_SERVICE] };
}

/** Existing services keep their order; those without days are removed. */
function joined(week: Week, hoursOf: (day: Weekday) => readonly DayService[]): Service[] {
  const services: Service[] = week.services.map((service) => ({ ...service, days: [] }));
  const isSame = ({ days: _, ...service }: Service, other: DayService) =>
    JSON.stringify(service) === JSON.stringify({ ...NEW_SERVICE, ...other });
  for (const day of WEEKDAYS)
    for (const service of hoursOf(day)) {
      // A day can have the same service twice.
      const same = services.find((each) => isSame(withOrder(each), service) && !each.days.includes(day));
      if (same === undefined) services.push({ ...service, days: [day] });
      else same.days.push(day);
    }
  return services.filter(({ days }) => days.length > 0);
}

/** Orders the fields like `NEW_SERVICE`, for comparison. */
const withOrder = ({ days, ...service }: Service): Service => ({ ...NEW_SERVICE, ...service, days });

/** The problem to fix before the day is saved, as a sentence. Pure. */
export const problemOfDay = ({ services }: Day): string | undefined =>
  problemOfServices(services.map((service) => ({ ...service, days: [...WEEKDAYS] })));
