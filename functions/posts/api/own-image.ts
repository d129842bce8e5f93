import { AppError } from '#functions/platform/app-error.ts';
import { OWN_IMAGE } from '#shared/contract/field-messages.ts';
import type { ContentCreatorDependencies } from './dependencies.ts';

/** Throws `AppError('invalid_input')` for an image that the restaurant doesn't have. */
export async function assertOwnImage(
  { images }: Pick<ContentCreatorDependencies, 'images'>,
  restaurantId: string,
  imageId: string | null | undefined,
): Promise<void> {
  if (typeof imageId !== 'string') return;
  if ((await images.find(restaurantId, imageId)) === undefined) {
    throw new AppError('invalid_input', { fields: { image_id: OWN_IMAGE } });
  }
}
