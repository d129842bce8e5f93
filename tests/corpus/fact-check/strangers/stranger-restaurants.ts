import type { ToldRestaurant } from '../a-told-restaurant.ts';
import { STRANGERS_IN_ENGLISH } from './stranger-restaurants-english.ts';
import { STRANGERS_OF_EUROPE } from './stranger-restaurants-europe.ts';
import { STRANGERS_OF_THE_SEVENTH } from './stranger-restaurants-seventh.ts';

/** Restaurants of which strangers write: nobody had them in mind who wrote the check. */
export const STRANGER_RESTAURANTS: readonly ToldRestaurant[] = [
  ...STRANGERS_IN_ENGLISH,
  ...STRANGERS_OF_EUROPE,
  ...STRANGERS_OF_THE_SEVENTH,
];
