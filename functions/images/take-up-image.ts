import { type DescriptionDoor, inspectDescription } from '#functions/moderation/inspect-description.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { MakeImageFiles } from './files/make-image-files.ts';
import { imageAsset, storeImageFiles } from './files/store-image-files.ts';
import type { ImageRecord, ImagesRepository } from './images-repository.ts';
import { inImageSlot } from './in-image-slot.ts';
import { tidyFilename } from './tidy-filename.ts';

/** Pictures one restaurant can have: far more than a website shows, and little enough to list. */
export const MAX_IMAGES = 1000;

/** A picture on its way in. Its id decides which picture it is, however often it is taken up. */
export type Taking = { restaurantId: string; imageId: string; bytes: Uint8Array; filename: string };
export type TakingDetails = Pick<ImageRecord, 'image_type' | 'website_id'> & { alt: string };

type Dependencies = DescriptionDoor & {
  images: ImagesRepository;
  sites: Pick<ObjectStore, 'put'>;
  makeImageFiles: MakeImageFiles;
  clock: Clock;
};

/**
 * Makes a picture of websites: its files, then its row. Throws `AppError`: `invalid_image`, `image_limit`, `upload_used`
 * when there is a picture of this id already.
 */
export async function takeUpImage(
  dependencies: Dependencies,
  taking: Taking,
  details: TakingDetails,
): Promise<ImageRecord> {
  const { images } = dependencies;
  const { restaurantId } = taking;
  return inImageSlot(images, { restaurantId, most: MAX_IMAGES }, async () => {
    const image = await inspectedImage(dependencies, taking, details);
    if (!(await images.create(image))) throw new AppError('upload_used');
    return image;
  });
}

/** Its description may come from a file's name, which may say anything. */
async function inspectedImage(dependencies: Dependencies, taking: Taking, details: TakingDetails) {
  const image = await makeImage(dependencies, taking, details);
  const { restaurantId, imageId } = taking;
  const alt = await inspectDescription(dependencies, { restaurantId, imageId, alt: details.alt });
  return { ...image, asset: { ...image.asset, alt } };
}

async function makeImage(
  { makeImageFiles, sites, clock }: Dependencies,
  { restaurantId, imageId, bytes, filename }: Taking,
  { alt, ...about }: TakingDetails,
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
