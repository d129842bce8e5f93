import { nextOpening, type RestaurantHours, restaurantPlaces } from './quiet-hours.ts';
import { isTimeZone } from './zone-offset.ts';

/** A warning about the owner’s hours; undefined if they apply as entered. */
export function ownHoursWarning(restaurant: RestaurantHours, now: Date): string | undefined {
  const { timeZone, state, ownWeek } = restaurant;
  if (ownWeek === undefined) return undefined;
  const neverMeet = nextOpening(restaurantPlaces(restaurant), now) === undefined;
  if (isTimeZone(timeZone)) {
    if (!neverMeet) return undefined;
    return 'Your hours are outside legal texting hours, so no texts would go out. Choose different hours.';
  }
  const country = state === '' ? 'the United States' : state;
  const unknown = `We don’t know your restaurant’s time zone, so we send texts only when it’s within your hours in every time zone of ${country}`;
  const remedy = 'Add your address and time zone to your profile.';
  if (neverMeet) return `${unknown}. No time works in all of them, so no texts would go out. ${remedy}`;
  return state === '' ? `${unknown}. ${remedy}` : undefined;
}
