import { restaurantCountry } from '#shared/profile/projection/restaurant-country.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { RestaurantHours } from '#shared/sms/quiet-hours/quiet-hours.ts';
import { countryClock } from './country-clock.ts';

/** The restaurant's location, as far as the profile has it, for texting hours. */
export function textingPlaceOf(profile: RestaurantProfile): Pick<RestaurantHours, 'timeZone' | 'state'> {
  const country = restaurantCountry(profile);
  return { timeZone: profile.time_zone || countryClock(country), state: stateOf(profile, country) };
}

/** Such as `TX`; empty if unknown or outside the United States. */
function stateOf({ address }: RestaurantProfile, country: string): string {
  if (country === 'US' && /^[A-Z]{2}$/.test(address.region)) return address.region;
  // From an address that was typed at sign-up and isn't parsed yet.
  const [, typed = ''] = /,\s*([A-Z]{2})\s+\d{5}(?:-\d{4})?\b/.exec(address.text) ?? [];
  return country === '' || country === 'US' ? typed : '';
}
