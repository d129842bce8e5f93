import type { ImageRecord } from '#functions/modules/images/images-repository.ts';
import { descriptionOf } from '#functions/modules/moderation/picture-descriptions.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { imageRoutes } from '#shared/contract/routes/image-routes.ts';
import { IMAGE_MESSAGES } from '#shared/contract/site-image.ts';
import { altTextOf } from '../modules/images/alt-text.ts';
import { imageAsset, storeImageFiles } from '../modules/images/files/store-image-files.ts';
import { imageAnswer } from '../modules/images/image-answer.ts';
import { isImageId } from '../modules/images/image-id.ts';
import { tidyFilename } from '../modules/images/tidy-filename.ts';
import type { UploadKey, UploadsStore } from '../modules/uploads/uploads-store.ts';
import type { ImageDependencies } from './dependencies.ts';

/** Pictures one restaurant can have: far more than a website shows, and little enough to list. */
export const MAX_IMAGES = 1000;

type Taking = { restaurantId: string; imageId: string; bytes: Uint8Array; filename: string };

/**
 * Takes a picture up: checks it, makes the files that pages and lists show, and stores them. An upload becomes
 * one picture, under its own id, however often the call is repeated; a file that is refused is deleted.
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
      return takeUp(dependencies, { restaurantId, imageId, ...file }, about);
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

/** Another owner's upload lies below another key, so it is as unknown as one that was never made. */
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
    const upload = await uploads.find({ restaurantId, uploadId });
    if (upload === undefined) throw new AppError('not_found');
    const answer = await takeUp(dependencies, { restaurantId, imageId: uploadId, ...upload }, about);
    await discard(uploads, { restaurantId, uploadId });
    return answer;
  } catch (error) {
    // What the stores could not do just now can be tried again; a refused file stays refused.
    if (isRefusal(error)) await discard(uploads, { restaurantId, uploadId });
    throw error;
  }
}

/** The answer does not depend on it: what cannot be deleted just now is gone after a day. */
async function discard(uploads: UploadsStore, key: UploadKey): Promise<void> {
  await uploads.delete(key).catch(() => undefined);
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'invalid_image' || error.code === 'payload_too_large');
}

async function takeUp(dependencies: ImageDependencies, taking: Taking, about: About) {
  const { images, sitesOrigin } = dependencies;
  const { restaurantId } = taking;
  await takeSlot(dependencies, restaurantId);
  const image = await inspectedImage(dependencies, taking, about).catch(async (error: unknown) => {
    await images.freeSlot(restaurantId);
    throw error;
  });
  if (!(await images.create(image))) {
    await images.freeSlot(restaurantId);
    throw new AppError('upload_used');
  }
  return { url: image.url, filename: image.filename, data: imageAnswer(image, sitesOrigin) };
}

/** Slots that died with their calls are found out when there are no others. */
async function takeSlot({ images }: ImageDependencies, restaurantId: string): Promise<void> {
  if (await images.takeSlot(restaurantId, MAX_IMAGES)) return;
  await images.recount(restaurantId);
  if (!(await images.takeSlot(restaurantId, MAX_IMAGES))) throw new AppError('image_limit');
}

/** Its first description comes from the file's name, which may say anything. */
async function inspectedImage(dependencies: ImageDependencies, taking: Taking, about: About) {
  const image = await makeImage(dependencies, taking, about);
  const { restaurantId, imageId } = taking;
  const description = descriptionOf(image.asset.alt, { used_for: 'image', image_id: imageId });
  await dependencies.inspect([description], { restaurantId });
  return image;
}

async function makeImage(
  { makeImageFiles, sites, clock }: ImageDependencies,
  { restaurantId, imageId, bytes, filename }: Taking,
  about: About,
): Promise<ImageRecord> {
  const files = await makeImageFiles(bytes);
  return {
    restaurant_id: restaurantId,
    image_id: imageId,
    ...about,
    url: await storeImageFiles(sites, imageId, files),
    filename: tidyFilename(filename),
    created_at: clock.now().toISOString(),
    asset: imageAsset(files, altTextOf(filename)),
  };
}
