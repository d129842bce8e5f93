import { AppError } from '#functions/platform/app-error.ts';
import type { OpenTable } from '#functions/platform/needs/open-resources.ts';
import {
  createRestaurantsRepository,
  type RestaurantsRepository,
} from '#functions/restaurants/restaurants-repository.ts';
import { NO_RESTAURANT } from '#shared/restaurants/no-restaurant.ts';
import { firstProfile, type ProfileRow } from './profile-row.ts';
import { createProfilesRepository, type ProfilesRepository } from './profiles-repository.ts';

export type ProfileReader = {
  profiles: Pick<ProfilesRepository, 'find'>;
  restaurants: Pick<RestaurantsRepository, 'find'>;
};

export function openProfileReader(table: OpenTable<'profiles' | 'restaurants'>) {
  return {
    profiles: createProfilesRepository(table('profiles')),
    restaurants: createRestaurantsRepository(table('restaurants')),
  };
}

/** Returns the profile, or known facts before it is first saved. Writes nothing. Throws `AppError('not_found')`. */
export async function getProfile(
  { profiles, restaurants }: ProfileReader,
  restaurantId: string,
): Promise<ProfileRow> {
  const row = await profiles.find(restaurantId);
  if (row !== undefined) return row;
  const restaurant = await restaurants.find(restaurantId);
  if (restaurant === undefined) throw new AppError('not_found', { message: NO_RESTAURANT });
  return firstProfile(restaurant);
}
