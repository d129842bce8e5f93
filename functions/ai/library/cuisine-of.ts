import { fold } from '#functions/ai/fold.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { CuisineId } from './cuisine-ids.ts';
import { cuisineNamedIn } from './cuisine-words.ts';

type Described = Pick<RestaurantProfile, 'kind' | 'cuisines' | 'name'>;

/** The cuisine that the owner’s kind of restaurant and cuisines name. The restaurant’s name doesn’t count. Pure. */
export const statedCuisine = ({ kind, cuisines }: Omit<Described, 'name'>): CuisineId | undefined =>
  cuisineNamedIn(fold(`${cuisines.join(', ')} ${kind}`.normalize('NFC')));

/**
 * The cuisine whose copy suits a restaurant, by its owner’s words or else its name; undefined if neither tells.
 * Pure.
 */
export const cuisineIdOf = ({ name, ...stated }: Described): CuisineId | undefined =>
  statedCuisine(stated) ?? statedCuisine({ kind: name, cuisines: [] });
