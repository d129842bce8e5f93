import { intervalsOf, isRegularService, regularServicesOn, serviceAt } from '#shared/site/services.ts';
import { type OpeningHours, WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import type { Service } from '../hours.ts';
import type { RestaurantProfile } from '../restaurant-profile.ts';

/**
 * The services of a profile for a new week. Names and notes of services at the same times stay, and so do days that the
 * week leaves out because data can’t express them.
 */
export function servicesOfWeek(
  { services }: Pick<RestaurantProfile, 'services'>,
  week: OpeningHours,
): Pick<RestaurantProfile, 'services' | 'closed_days'> {
  const regular = services.filter(isRegularService);
  const kept = new Map<Service, Set<Weekday>>(regular.map((service) => [service, new Set()]));
  const fresh = new Map<string, { opens: string; closes: string; days: Set<Weekday> }>();
  for (const day of WEEKDAYS) {
    const ofDay = regularServicesOn(regular, day);
    const unstated = week[day] === undefined && intervalsOf(ofDay) === undefined ? ofDay : [];
    for (const service of unstated) kept.get(service)?.add(day);
    for (const { opens, closes } of week[day] ?? []) {
      const times = `${opens} ${closes}`;
      const service = serviceAt(regular, day, { opens, closes });
      const days = service && kept.get(service);
      if (days === undefined) fresh.set(times, fresh.get(times) ?? { opens, closes, days: new Set() });
      (days ?? fresh.get(times)?.days)?.add(day);
    }
  }
  return {
    services: [
      ...[...kept].map(([service, days]): Service => ({ ...service, days: [...days] })),
      ...[...fresh.values()].map(({ days, ...times }): Service => ({ ...PLAIN, ...times, days: [...days] })),
      ...services.filter((service) => !isRegularService(service)),
    ].filter(({ days }) => days.length > 0),
    closed_days: WEEKDAYS.filter((day) => week[day]?.length === 0),
  };
}

const PLAIN = { name: '', last_seating: null, season: null, note: '' };
