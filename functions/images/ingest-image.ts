import {
  type DescriptionDependencies,
  inspectDescription,
} from '#functions/moderation/inspect-description.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { MakeImageFiles } from './files/make-image-files.ts';
import { imageAsset, storeImageFiles } from './files/store-image-files.ts';
import type { ImageRecord, ImagesRepository } from './images-repository.ts';
import { tidyFilename } from './tidy-filename.ts';
import { withImageQuota } from './with-image-quota.ts';

/** Images per restaurant: far more than a website shows, and few enough to list. */
export const MAX_IMAGES = 1000;

/** An upload. Its ID becomes the image's ID, so repeating it makes one image. */
export type ReceivedUpload = { restaurantId: string; imageId: string; bytes: Uint8Array; filename: string };
export type UploadDetails = Pick<ImageRecord, 'image_type' | 'website_id'> & { alt: string };

type Dependencies = DescriptionDependencies & {
  images: ImagesRepository;
  sites: Pick<ObjectStore, 'put'>;
  makeImageFiles: MakeImageFiles;
  clock: Clock;
};

/**
 * Makes an image from an upload: its files, then its row. Throws `AppError`: `invalid_image`, `image_limit`, or
 * `upload_used` if an image with this ID exists.
 */
export async function ingestImage(
  dependencies: Dependencies,
  upload: ReceivedUpload,
  details: UploadDetails,
): Promise<ImageRecord> {
  const { images } = dependencies;
  const { restaurantId } = upload;
  return withImageQuota(images, { restaurantId, most: MAX_IMAGES }, async () => {
    const image = await inspectedImage(dependencies, upload, details);
    if (!(await images.create(image))) throw new AppError('upload_used');
    return image;
  });
}

/** The description may come from the file's name, so it is moderated too. */
async function inspectedImage(dependencies: Dependencies, upload: ReceivedUpload, details: UploadDetails) {
  const image = await makeImage(dependencies, upload, details);
  const { restaurantId, imageId } = upload;
  const alt = await inspectDescription(dependencies, { restaurantId, imageId, alt: details.alt });
  return { ...image, asset: { ...image.asset, alt } };
}

async function makeImage(
  { makeImageFiles, sites, clock }: Dependencies,
  { restaurantId, imageId, bytes, filename }: ReceivedUpload,
  { alt, ...about }: UploadDetails,
): Promise<ImageRecord> {
  const files = await makeImageFiles(bytes);
  return {
    restaurant_id: restaurantId,
    image_id: imageId,
    ...about,
    url: await storeImageFiles(sites, imageId, files),
    filename: tidyFilename(filename),
    created_at: clock.now().toISOString(),
    asset: imageAsset(files, alt),
  };
}
