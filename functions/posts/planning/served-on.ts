import type { Dish } from '#shared/profile/menu.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { countryOf } from './country-of.ts';
import { isInHolidayWindow } from './holidays/holiday-window.ts';
import { isServedAtPassover } from './holidays/passover.ts';
import { isInSeason } from './in-season.ts';
import { hemisphereOf } from './post-restaurant.ts';

type Served = Pick<Dish, 'availability'> & Partial<Pick<Dish, 'name' | 'description' | 'course' | 'menu'>>;

/** Whether a dish or a menu is served on a day, as far as its availability says. */
export function isServedOn(profile: RestaurantProfile, served: Served, date: string): boolean {
  const menu = profile.menus.find(({ name }) => name !== '' && name === served.menu);
  const availability = served.availability || menu?.availability || '';
  return (
    isInSeason(availability, { date, hemisphere: hemisphereOf(profile) }) &&
    isInHolidayWindow(availability, date, countryOf(profile)) &&
    isServedAtPassover(profile, served, date)
  );
}
