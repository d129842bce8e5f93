import { AppError } from '#functions/platform/app-error.ts';
import type { CreateAdInput } from '../create-ad-input.ts';
import type { AdCampaignDependencies } from '../dependencies.ts';
import type { AdPhotoFiles } from './make-ad-photos.ts';

type FoundPhoto = { makeFiles: () => Promise<AdPhotoFiles>; discard: () => Promise<void> };

/**
 * The dish photo of an ad, from the form or from a finished upload; undefined where none was sent. Another owner's
 * upload lies below another key, so it is as unknown as one that was never made.
 */
export async function findPhoto(
  { uploads, makeAdPhotos }: Pick<AdCampaignDependencies, 'uploads' | 'makeAdPhotos'>,
  restaurantId: string,
  { body, file }: CreateAdInput,
): Promise<FoundPhoto | undefined> {
  if (file !== undefined) return { makeFiles: () => makeAdPhotos(file.bytes), discard: async () => {} };
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
