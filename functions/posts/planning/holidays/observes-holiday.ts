import { fold } from '#functions/ai/fold.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** The parts of a profile that show which holidays its kitchen observes. */
export type KitchenFacts = Pick<RestaurantProfile, 'kind' | 'cuisines' | 'diets'>;

/** Whether the kitchen observes a holiday, by its words in the profile. */
export function observesHoliday(about: RegExp, { kind, cuisines, diets }: KitchenFacts): boolean {
  return about.test(fold([kind, ...cuisines, ...diets].join(' ').normalize('NFC')));
}
