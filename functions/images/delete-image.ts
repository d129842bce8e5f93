import {
  findImagePlaces,
  type ImagePlace,
  removeImageFromWebsites,
} from '#functions/modules/websites/image-usage.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { imageRoutes } from '#shared/contract/routes/image-routes.ts';
import type { ImageDependencies } from './dependencies.ts';
import { imageFolder } from './files/image-file-names.ts';
import { isImageId } from './image-id.ts';

/**
 * Deletes a picture with all its files. One that a website shows is refused with the places, unless forced: then
 * it is taken out of the content first. From the first step on nobody can put the picture to use, so what is
 * found afterwards is all there is. A deletion that died half-way is completed by repeating it.
 */
export function createDeleteImage({
  images,
  websites,
  sites,
  clock,
}: Pick<ImageDependencies, 'images' | 'websites' | 'sites' | 'clock'>): Operation<
  typeof imageRoutes.deleteImage
> {
  return async ({ params, query }, { restaurantId }) => {
    const image = { restaurantId, imageId: params.id };
    const isKnown = isImageId(image.imageId) && (await images.beginDeletion(restaurantId, image.imageId));
    if (!isKnown) throw new AppError('not_found');
    let places: ImagePlace[];
    try {
      places = await findImagePlaces(websites, image);
      if (query.force) await removeImageFromWebsites({ websites, clock }, image);
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

/** Pages that are public, and an owner's custom HTML, are theirs to change. */
function deletedMessage(places: readonly ImagePlace[]): string {
  const left = places.filter(({ isContent }) => !isContent).map(({ message }) => message);
  if (left.length === 0) return 'The picture has been deleted.';
  return `The picture has been deleted. It is missing now from: ${left.join(', ')}.`;
}

function assertUnused(places: readonly ImagePlace[]): void {
  if (places.length === 0) return;
  const fields = Object.fromEntries(places.map(({ key, message }) => [key, message]));
  throw new AppError('image_in_use', { fields });
}
