import { isImageId } from '#functions/images/image-id.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import { ENHANCEMENT_MESSAGES } from '#shared/photos/contract/enhancement.ts';
import type { imageEnhancerRoutes } from '#shared/photos/contract/image-enhancer-routes.ts';
import type { ImageEnhancerDependencies } from './dependencies.ts';
import { getEnhancement } from './get-enhancement.ts';

/** When an enhanced photo is enhanced again, `original` is its public original, and `altText` its description. */
export type Photo = { bytes: Uint8Array; filename: string; original?: Uint8Array; altText?: string };

/**
 * Finds the photo of a call: from the form, an earlier enhancement, or a finished upload, which remains for a day,
 * because owners try several looks. Keys include the restaurant, so another owner's upload is simply not found.
 */
export async function findPhoto(
  dependencies: Pick<ImageEnhancerDependencies, 'uploads' | 'enhancements' | 'sites'>,
  restaurantId: string,
  { body, file }: Pick<RouteInput<typeof imageEnhancerRoutes.enhanceImage>, 'body' | 'file'>,
): Promise<Photo> {
  if (file !== undefined) return file;
  const { upload_id: uploadId, image_id: imageId } = body;
  if (imageId !== undefined) return findOriginal(dependencies, restaurantId, imageId);
  if (uploadId === undefined) {
    const { missing } = ENHANCEMENT_MESSAGES;
    throw new AppError('invalid_input', { message: missing, fields: { file: missing } });
  }
  const upload = isImageId(uploadId)
    ? await dependencies.uploads.find({ restaurantId, uploadId }, 'food_photo')
    : undefined;
  if (upload === undefined) throw new AppError('not_found');
  return upload;
}

/** The original without metadata: enhancements never build on each other. */
async function findOriginal(
  { enhancements, sites }: Pick<ImageEnhancerDependencies, 'enhancements' | 'sites'>,
  restaurantId: string,
  imageId: string,
): Promise<Photo> {
  const { original_path, original_filename, alt_text } = await getEnhancement(
    { enhancements },
    restaurantId,
    imageId,
  );
  const bytes = await sites.findBytes(original_path.slice(1));
  if (bytes === undefined) throw new AppError('not_found');
  return { bytes, filename: original_filename, original: bytes, altText: alt_text };
}
