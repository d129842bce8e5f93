import type { ToldRestaurant } from '../a-told-restaurant.ts';
import { RESTAURANTS_OF_ROUNDS } from './load-rounds.ts';
import { STRANGERS_IN_ENGLISH } from './stranger-restaurants-english.ts';
import { STRANGERS_OF_EUROPE } from './stranger-restaurants-europe.ts';

/** Restaurants of which strangers write: nobody had them in mind who wrote the check. */
export const STRANGER_RESTAURANTS: readonly ToldRestaurant[] = [
  ...STRANGERS_IN_ENGLISH,
  ...STRANGERS_OF_EUROPE,
  ...RESTAURANTS_OF_ROUNDS,
];
