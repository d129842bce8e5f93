import type { CreateAdInput } from '#functions/ads/campaigns-api/create-ad-input.ts';
import type { AdCampaignDependencies } from '#functions/ads/campaigns-api/dependencies.ts';
import { isImageId } from '#functions/images/image-id.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { AdPhotoFiles } from './make-ad-photos.ts';

type FoundPhoto = { makeFiles: () => Promise<AdPhotoFiles>; discard: () => Promise<void> };

/**
 * Finds the dish photo of an ad in the form, an upload, or the restaurant's images; undefined if none was sent.
 * Another owner's files have other keys, so they aren't found.
 */
export async function findPhoto(
  dependencies: Pick<AdCampaignDependencies, 'uploads' | 'images' | 'sites' | 'makeAdPhotos'>,
  restaurantId: string,
  { body, file }: CreateAdInput,
): Promise<FoundPhoto | undefined> {
  const { uploads, makeAdPhotos } = dependencies;
  if (file !== undefined) return { makeFiles: () => makeAdPhotos(file.bytes), discard: async () => {} };
  if (body.image_id !== undefined) return findImageFile(dependencies, restaurantId, body.image_id);
  if (body.upload_id === undefined) return undefined;
  const key = { restaurantId, uploadId: body.upload_id };
  const upload = /^[\w-]+$/.test(key.uploadId) ? await uploads.find(key, 'dish_photo') : undefined;
  if (upload === undefined) throw new AppError('not_found');
  return {
    makeFiles: () => makeAdPhotos(upload.bytes),
    // If the deletion fails, the upload expires after a day.
    discard: () => uploads.delete(key).catch(() => undefined),
  };
}

/** Reads the widest file of an image. */
async function findImageFile(
  { images, sites, makeAdPhotos }: Pick<AdCampaignDependencies, 'images' | 'sites' | 'makeAdPhotos'>,
  restaurantId: string,
  imageId: string,
): Promise<FoundPhoto> {
  const image = isImageId(imageId) ? await images.find(restaurantId, imageId) : undefined;
  const bytes = image && (await sites.findBytes(image.url.slice(1)));
  if (bytes === undefined) throw new AppError('not_found');
  return { makeFiles: () => makeAdPhotos(bytes, ['webp']), discard: async () => {} };
}
