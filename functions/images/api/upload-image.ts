import { altTextOf } from '#functions/images/alt-text.ts';
import { isRefusedImage } from '#functions/images/files/refused-image.ts';
import { imageAnswer } from '#functions/images/image-answer.ts';
import { isImageId } from '#functions/images/image-id.ts';
import type { ImageRecord } from '#functions/images/images-repository.ts';
import { ingestImage, type ReceivedUpload } from '#functions/images/ingest-image.ts';
import type { UploadKey, UploadsStore } from '#functions/images/uploads/uploads-store.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { imageRoutes } from '#shared/images/contract/image-routes.ts';
import { IMAGE_MESSAGES } from '#shared/images/contract/site-image.ts';
import type { ImageDependencies } from './dependencies.ts';

/**
 * Makes an image from an upload: checks it, makes its files, and stores them. Repeated calls make one image, under the
 * upload's ID. A rejected file is deleted.
 */
export function createUploadImage(
  dependencies: ImageDependencies,
): Operation<typeof imageRoutes.uploadImage> {
  return async ({ body, file }, { restaurantId }) => {
    const { website_id, image_type } = body;
    await assertOwnWebsite(dependencies, restaurantId, website_id);
    const about = { image_type, website_id };
    if (file !== undefined) {
      const imageId = dependencies.ids.next();
      return ingest(dependencies, { restaurantId, imageId, ...file }, about);
    }
    return takeUpload(dependencies, { restaurantId, uploadId: body.upload_id }, about);
  };
}

type About = Pick<ImageRecord, 'image_type' | 'website_id'>;

async function assertOwnWebsite(
  { websites }: ImageDependencies,
  restaurantId: string,
  websiteId: string | undefined,
): Promise<void> {
  if (websiteId === undefined) return;
  await websites.get({ restaurantId, websiteId });
}

/** Keys include the restaurant, so another owner's upload is simply not found. */
async function takeUpload(
  dependencies: ImageDependencies,
  { restaurantId, uploadId }: { restaurantId: string; uploadId: string | undefined },
  about: About,
) {
  const { images, uploads } = dependencies;
  if (uploadId === undefined) {
    throw new AppError('invalid_input', {
      message: IMAGE_MESSAGES.missing,
      fields: { file: IMAGE_MESSAGES.missing },
    });
  }
  if (!isImageId(uploadId)) throw new AppError('not_found');
  if ((await images.findAny(restaurantId, uploadId)) !== undefined) throw new AppError('upload_used');
  try {
    const upload = await uploads.find({ restaurantId, uploadId }, 'website_image');
    if (upload === undefined) throw new AppError('not_found');
    const answer = await ingest(dependencies, { restaurantId, imageId: uploadId, ...upload }, about);
    await discard(uploads, { restaurantId, uploadId });
    return answer;
  } catch (error) {
    // The caller can retry after a storage failure. A rejected file stays rejected.
    if (isRefusal(error)) await discard(uploads, { restaurantId, uploadId });
    throw error;
  }
}

/** Failures don't matter here: the bucket deletes uploads after a day. */
async function discard(uploads: UploadsStore, key: UploadKey): Promise<void> {
  await uploads.delete(key).catch(() => undefined);
}

function isRefusal(error: unknown): boolean {
  return isRefusedImage(error) || (error instanceof AppError && error.code === 'payload_too_large');
}

async function ingest(dependencies: ImageDependencies, upload: ReceivedUpload, about: About) {
  const alt = altTextOf(upload.filename);
  const image = await ingestImage(dependencies, upload, { ...about, alt });
  return { url: image.url, filename: image.filename, data: imageAnswer(image, dependencies.sitesOrigin) };
}
