import { type OpeningHours, WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import type { Service } from '../hours.ts';
import type { RestaurantProfile } from '../restaurant-profile.ts';
import { isHouseService } from '../week.ts';

/** The services of a profile, so that a page prints this week. Names and notes of services at the same times stay. */
export function servicesOfWeek(
  { services }: Pick<RestaurantProfile, 'services'>,
  week: OpeningHours,
): Pick<RestaurantProfile, 'services' | 'closed_days'> {
  const days = new Map<string, { opens: string; closes: string; days: Weekday[] }>();
  for (const day of WEEKDAYS) {
    for (const { opens, closes } of week[day] ?? []) {
      const times = days.get(`${opens} ${closes}`) ?? { opens, closes, days: [] };
      days.set(`${opens} ${closes}`, { ...times, days: [...times.days, day] });
    }
  }
  const house = [...days.values()].map((times): Service => {
    const before = services.find(
      (service) =>
        isHouseService(service) && service.opens === times.opens && service.closes === times.closes,
    );
    return { name: '', last_seating: null, season: null, note: '', ...before, ...times };
  });
  return {
    services: [...house, ...services.filter((service) => !isHouseService(service))],
    closed_days: WEEKDAYS.filter((day) => week[day]?.length === 0),
  };
}
