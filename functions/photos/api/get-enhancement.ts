import { isImageId } from '#functions/images/image-id.ts';
import type { EnhancementRecord } from '#functions/photos/enhancements-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { ImageEnhancerDependencies } from './dependencies.ts';

/** Throws `AppError('not_found')`, also for another restaurant's photo. */
export async function getEnhancement(
  { enhancements }: Pick<ImageEnhancerDependencies, 'enhancements'>,
  restaurantId: string,
  imageId: string,
): Promise<EnhancementRecord> {
  const enhancement = isImageId(imageId) ? await enhancements.find(restaurantId, imageId) : undefined;
  if (enhancement === undefined) throw new AppError('not_found');
  return enhancement;
}
