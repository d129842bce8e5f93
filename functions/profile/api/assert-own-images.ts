import { imageFolderOf } from '#functions/images/content-images.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Changes } from '#shared/contract/changes.ts';
import { OWN_IMAGE } from '#shared/contract/field-messages.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { RestaurantProfileDependencies } from './dependencies.ts';

type Changed = {
  restaurantId: string;
  changes: Changes;
  profile: RestaurantProfile;
  before: RestaurantProfile;
};

/**
 * Throws `AppError('invalid_input')` with the paths of images that the restaurant hasn't uploaded. Images that the
 * profile already had aren't looked up again.
 */
export async function assertOwnImages(
  { images }: Pick<RestaurantProfileDependencies, 'images'>,
  { restaurantId, changes, profile, before }: Changed,
): Promise<void> {
  const known = imagesOf(before);
  const added = [...imagesOf(profile)].filter((url) => !known.has(url));
  const found = await Promise.all(
    added.map(async (url) => (await images.find(restaurantId, imageFolderOf(url) ?? ''))?.url === url),
  );
  const foreign = added.filter((_, index) => !found[index]);
  if (foreign.length === 0) return;
  const isNamed = (value: unknown) =>
    foreign.some((url) => JSON.stringify(value).includes(JSON.stringify(url)));
  const paths = Object.keys(changes).filter((path) => isNamed(changes[path]));
  throw new AppError('invalid_input', {
    fields: Object.fromEntries(paths.map((path) => [path, OWN_IMAGE])),
  });
}

function imagesOf({ dishes }: RestaurantProfile): Set<string> {
  return new Set(dishes.map(({ image }) => image).filter((image) => image !== ''));
}
