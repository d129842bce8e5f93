import { intervalsOf, regularServicesOn } from '#shared/site/services.ts';
import { type OpeningHours, WEEKDAYS } from '#shared/site/site-content.ts';
import type { RestaurantProfile } from './restaurant-profile.ts';

/**
 * The weekly hours as data, for the table and search engines. Days are left out if their hours aren’t complete: one has
 * no end ("until late"), or two overlap.
 */
export function weekOf({
  services,
  closed_days,
}: Pick<RestaurantProfile, 'services' | 'closed_days'>): OpeningHours {
  const week: OpeningHours = {};
  for (const day of WEEKDAYS) {
    const ofDay = regularServicesOn(services, day);
    const intervals = intervalsOf(ofDay);
    if (ofDay.length > 0 && intervals !== undefined) week[day] = intervals;
    else if (ofDay.length === 0 && closed_days.includes(day)) week[day] = [];
  }
  return week;
}
