import { imageFolder } from '#functions/images/files/image-file-names.ts';
import { isImageId } from '#functions/images/image-id.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { findProfileImagePlaces, removeImageFromProfile } from '#functions/profile/profile-images.ts';
import {
  findImagePlaces,
  type ImageKey,
  type ImagePlace,
  removeImageFromWebsites,
} from '#functions/websites/image-usage.ts';
import type { imageRoutes } from '#shared/images/contract/image-routes.ts';
import type { ImageDependencies } from './dependencies.ts';

type Dependencies = Pick<
  ImageDependencies,
  'images' | 'websites' | 'profiles' | 'restaurants' | 'sites' | 'clock'
>;

const MOST_PLACES = 10;

/**
 * Deletes an image with all its files. If a website or the profile shows it, the call fails with the places, unless
 * forced: then we remove it from the content first. The first step blocks new uses, so the places found later are
 * complete. Repeat the call to complete an interrupted deletion.
 */
export function createDeleteImage(dependencies: Dependencies): Operation<typeof imageRoutes.deleteImage> {
  const { images, sites } = dependencies;
  return async ({ params, query }, { restaurantId, audit }) => {
    const image = { restaurantId, imageId: params.id };
    const isKnown = isImageId(image.imageId) && (await images.beginDeletion(restaurantId, image.imageId));
    if (!isKnown) throw new AppError('not_found');
    let places: ImagePlace[];
    try {
      places = await placesOf(dependencies, image);
      const record = await images.findAny(restaurantId, image.imageId);
      audit.before = { filename: record?.filename, places: places.length, shown_in: keysOf(places) };
      if (query.force) await removeImage(dependencies, image);
      else assertUnused(places);
    } catch (error) {
      await images.endDeletion(restaurantId, image.imageId);
      throw error;
    }
    await sites.deleteFolder(imageFolder(image.imageId));
    if (await images.delete(restaurantId, image.imageId)) await images.freeSlot(restaurantId);
    return { message: deletedMessage(places) };
  };
}

async function placesOf({ websites, profiles }: Dependencies, image: ImageKey): Promise<ImagePlace[]> {
  const places = [findProfileImagePlaces(profiles, image), findImagePlaces(websites, image)];
  return (await Promise.all(places)).flat();
}

/** Starts with the profile, because websites take their dishes from it. */
async function removeImage(dependencies: Dependencies, image: ImageKey): Promise<void> {
  await removeImageFromProfile(dependencies, image);
  await removeImageFromWebsites(dependencies, image);
}

/** Limited to what fits in an audit record. */
function keysOf(places: readonly ImagePlace[]): string[] {
  return places.slice(0, MOST_PLACES).map(({ key }) => key);
}

/** Owners change published pages and custom HTML themselves. */
function deletedMessage(places: readonly ImagePlace[]): string {
  const left = places.filter(({ isContent }) => !isContent).map(({ message }) => message);
  if (left.length === 0) return 'Image deleted.';
  return `Image deleted. We also removed it from these places: ${left.join(', ')}.`;
}

function assertUnused(places: readonly ImagePlace[]): void {
  if (places.length === 0) return;
  const fields = Object.fromEntries(places.map(({ key, message }) => [key, message]));
  throw new AppError('image_in_use', { fields, isAfterWork: true });
}
