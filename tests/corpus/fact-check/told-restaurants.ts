import type { ToldRestaurant } from './a-told-restaurant.ts';
import { ENGLISH_RESTAURANTS } from './told-restaurants-english.ts';
import { GERMAN_RESTAURANTS } from './told-restaurants-german.ts';
import { ROMANCE_RESTAURANTS } from './told-restaurants-romance.ts';

/** Twenty restaurants that have little in common, in the five languages. */
export const TOLD_RESTAURANTS: readonly ToldRestaurant[] = [
  ...ENGLISH_RESTAURANTS,
  ...ROMANCE_RESTAURANTS,
  ...GERMAN_RESTAURANTS,
];
