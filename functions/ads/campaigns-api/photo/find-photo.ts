import type { CreateAdInput } from '#functions/ads/campaigns-api/create-ad-input.ts';
import type { AdCampaignDependencies } from '#functions/ads/campaigns-api/dependencies.ts';
import { isImageId } from '#functions/images/image-id.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { AdPhotoFiles } from './make-ad-photos.ts';

type FoundPhoto = { makeFiles: () => Promise<AdPhotoFiles>; discard: () => Promise<void> };

/**
 * The dish photo of an ad, from the form, from a finished upload or one of the restaurant's pictures; undefined where
 * none was sent. What is another owner's lies below another key, so it is as unknown as what was never there.
 */
export async function findPhoto(
  dependencies: Pick<AdCampaignDependencies, 'uploads' | 'images' | 'sites' | 'makeAdPhotos'>,
  restaurantId: string,
  { body, file }: CreateAdInput,
): Promise<FoundPhoto | undefined> {
  const { uploads, makeAdPhotos } = dependencies;
  if (file !== undefined) return { makeFiles: () => makeAdPhotos(file.bytes), discard: async () => {} };
  if (body.image_id !== undefined) return findPicture(dependencies, restaurantId, body.image_id);
  if (body.upload_id === undefined) return undefined;
  const key = { restaurantId, uploadId: body.upload_id };
  const upload = /^[\w-]+$/.test(key.uploadId) ? await uploads.find(key, 'dish_photo') : undefined;
  if (upload === undefined) throw new AppError('not_found');
  return {
    makeFiles: () => makeAdPhotos(upload.bytes),
    // What cannot be deleted just now is gone after a day.
    discard: () => uploads.delete(key).catch(() => undefined),
  };
}

/** Its widest file, which stays where it is. */
async function findPicture(
  { images, sites, makeAdPhotos }: Pick<AdCampaignDependencies, 'images' | 'sites' | 'makeAdPhotos'>,
  restaurantId: string,
  imageId: string,
): Promise<FoundPhoto> {
  const image = isImageId(imageId) ? await images.find(restaurantId, imageId) : undefined;
  const bytes = image && (await sites.findBytes(image.url.slice(1)));
  if (bytes === undefined) throw new AppError('not_found');
  return { makeFiles: () => makeAdPhotos(bytes, ['webp']), discard: async () => {} };
}
