import type { RestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { firstProfile, type ProfileRow } from './profile-row.ts';
import type { ProfilesRepository } from './profiles-repository.ts';

export type ProfileReader = {
  profiles: Pick<ProfilesRepository, 'find'>;
  restaurants: Pick<RestaurantsRepository, 'get'>;
};

/** The profile, or what is known before it is first saved. Writes nothing. Throws `AppError('not_found')`. */
export async function getProfile(
  { profiles, restaurants }: ProfileReader,
  restaurantId: string,
): Promise<ProfileRow> {
  return (await profiles.find(restaurantId)) ?? firstProfile(await restaurants.get(restaurantId));
}
