import { localDate } from './projection/local-date.ts';
import type { RestaurantProfile } from './restaurant-profile.ts';

/** The zone of most of a state’s people. Some states have parts in another zone. */
const STATES_OF_ZONES = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

type Place = Pick<RestaurantProfile, 'time_zone' | 'address'>;

/** A restaurant’s own IANA zone, else its US state’s, else UTC. */
export function zoneOf(timeZone: string, state: string): string {
  const found = Object.entries(STATES_OF_ZONES).find(([, states]) => states.split(' ').includes(state));
  return timeZone || found?.[0] || 'UTC';
}

/** The IANA time zone of a restaurant’s days. */
export function restaurantZone({ time_zone, address }: Place): string {
  const { region, locality, text, country } = address;
  const isAmerican = country === '' || country === 'US';
  const state = [region, stateIn(locality), stateIn(text)].find((each) => each !== '') ?? '';
  return zoneOf(time_zone, isAmerican ? state : '');
}

/** The restaurant’s day at a moment, such as `2026-12-24`, for the last day of an ad or offer. */
export function restaurantDay(moment: string, place: Place): string {
  return localDate(new Date(moment), restaurantZone(place));
}

/** `ME` of "Portland, ME" and of "12 Court St, Portland, ME 04101". */
function stateIn(typed: string): string {
  return /,\s*([A-Z]{2})(?:\s+\d{5}(?:-\d{4})?)?\b/.exec(typed)?.[1] ?? '';
}
