import { imageFolderOf } from '#functions/images/content-images.ts';
import type { ImageKey, ImagePlace } from '#functions/websites/image-usage.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { type ChangeProfileDependencies, changeProfile } from './change-profile.ts';
import type { ProfilesRepository } from './profiles-repository.ts';

/** All places in the restaurant's profile that show the image. */
export async function findProfileImagePlaces(
  profiles: Pick<ProfilesRepository, 'find'>,
  { restaurantId, imageId }: ImageKey,
): Promise<ImagePlace[]> {
  const row = await profiles.find(restaurantId);
  if (row === undefined) return [];
  return dishesWith(row.profile, imageId).map(({ path, name }) => ({
    key: `profile.${path}`,
    message: `Dish “${name.trim() || 'unnamed'}” in your profile`,
    isContent: true,
  }));
}

/** Removes the image from the profile. Safe to repeat. */
export async function removeImageFromProfile(
  dependencies: ChangeProfileDependencies,
  { restaurantId, imageId }: ImageKey,
): Promise<void> {
  if ((await dependencies.profiles.find(restaurantId)) === undefined) return;
  await changeProfile(dependencies, {
    restaurantId,
    changes: (profile) => Object.fromEntries(dishesWith(profile, imageId).map(({ path }) => [path, ''])),
  });
}

function dishesWith({ dishes }: RestaurantProfile, imageId: string): { path: string; name: string }[] {
  return dishes.flatMap(({ image, name }, index) =>
    imageFolderOf(image) === imageId ? [{ path: `dishes[${index}].image`, name }] : [],
  );
}
