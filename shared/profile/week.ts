import { type OpeningHours, WEEKDAYS } from '#shared/site/site-content.ts';
import type { Service } from './hours.ts';
import type { RestaurantProfile } from './restaurant-profile.ts';

/** Names of services that do not open the house: kitchen, delivery, bar and their like, in five languages. */
const WITHIN_OR_OUTSIDE =
  /kitchen|deliver|take-?\s?(?:away|out)|pick-?\s?up|\bbar\b|happy|terrace|patio|shop|küche|liefer|abhol|terrasse|cocina|reparto|domicilio|llevar|terraza|cuisine|livraison|emporter|cucina|consegn|asporto/i;

/** Whether guests find the house open: plain hours, breakfast, lunch, dinner. */
export function isHouseService({ name, season }: Service): boolean {
  return season === null && !WITHIN_OR_OUTSIDE.test(name);
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The week as data, for the table and for search engines. Empty where the services do not say it whole: one has
 * no end ("until late"), or two overlap.
 */
export function weekOf(profile: Pick<RestaurantProfile, 'services' | 'closed_days'>): OpeningHours {
  const services = profile.services.filter(isHouseService);
  const week: OpeningHours = {};
  for (const day of WEEKDAYS) {
    const ofDay = services
      .filter(({ days }) => days.includes(day))
      .toSorted((a, b) => minutes(a.opens) - minutes(b.opens));
    if (ofDay.length === 0) {
      if (profile.closed_days.includes(day)) week[day] = [];
      continue;
    }
    const intervals = ofDay.flatMap(({ opens, closes }) => (closes === null ? [] : [{ opens, closes }]));
    if (intervals.length < ofDay.length || isOverlapping(intervals)) return {};
    week[day] = intervals;
  }
  return week;
}

function isOverlapping(intervals: readonly { opens: string; closes: string }[]): boolean {
  return intervals.some(({ opens }, index) => {
    const before = intervals[index - 1];
    if (before === undefined) return false;
    const isPastMidnight = minutes(before.closes) <= minutes(before.opens);
    return isPastMidnight || minutes(opens) < minutes(before.closes);
  });
}
