import { fold } from '#functions/ai/fold.ts';
import { type DatedOccasion, occasionsBetween } from '#shared/posts/food-calendar/occasions-between.ts';
import type { Dish } from '#shared/profile/menu.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { countryOf } from './country-of.ts';
import { observesHoliday } from './holidays/observes-holiday.ts';
import { isServedOn } from './served-on.ts';

export type OfferedOccasion = DatedOccasion & { dishes: string[] };

const NAMED_DISHES = 3;

/**
 * The occasions that a restaurant can write about in this period: food days of its dishes, and holidays of its country
 * and kitchen.
 */
export function offeredOccasions(
  profile: RestaurantProfile,
  { from, weeks }: { from: string; weeks: number },
): OfferedOccasion[] {
  const to = daysAfter(from, 7 * weeks - 1);
  return occasionsBetween({ from, to, region: countryOf(profile) }).flatMap((dated) => {
    const { kind, about } = dated.occasion;
    if (kind === 'holiday')
      return about === undefined || observesHoliday(about, profile) ? [{ ...dated, dishes: [] }] : [];
    const dishes = profile.dishes
      .filter((dish) => isAbout(dated.occasion, dish) && isServedOn(profile, dish, dated.date))
      .map(({ name }) => name);
    return dishes.length === 0 ? [] : [{ ...dated, dishes: dishes.slice(0, NAMED_DISHES) }];
  });
}

/** Food days about ingredients that vegan dishes don't have. */
const OF_ANIMALS = /\b(?:egg|cheese|milk)\b/i;

/** Whether a food day is about a dish. Egg day isn't about a vegan "egg". */
export function isAbout(
  { about, names }: Pick<DatedOccasion['occasion'], 'about' | 'names'>,
  { name, course, diets }: Pick<Dish, 'name' | 'course' | 'diets'>,
): boolean {
  const words = fold(`${name} / ${course}`.normalize('NFC'));
  const isVegan = diets.includes('vegan') || /\bvegan/.test(words);
  return about?.test(words) === true && !(isVegan && OF_ANIMALS.test(names.en));
}
