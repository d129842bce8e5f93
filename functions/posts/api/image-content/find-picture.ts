import type { ContentCreatorDependencies } from '#functions/posts/api/dependencies.ts';
import type { WordedPicture } from '#functions/posts/image-content/dish-of-picture.ts';

/** A picture of the owner, by the id that it has on websites or in the enhancer. */
export async function findPicture(
  { images, enhancements }: Pick<ContentCreatorDependencies, 'images' | 'enhancements'>,
  restaurantId: string,
  imageId: string,
): Promise<WordedPicture | undefined> {
  const image = await images.find(restaurantId, imageId);
  if (image !== undefined) return { ids: [imageId], alt: image.asset.alt };
  const photo = await enhancements.find(restaurantId, imageId);
  return photo && { ids: [imageId, ...Object.values(photo.site_image_ids)], alt: photo.alt_text };
}
