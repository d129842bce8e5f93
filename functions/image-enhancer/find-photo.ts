import { isImageId } from '#functions/modules/images/image-id.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { ENHANCEMENT_MESSAGES } from '#shared/contract/ai/enhancement.ts';
import type { imageEnhancerRoutes } from '#shared/contract/routes/ai/image-enhancer-routes.ts';
import type { RouteInput } from '#shared/contract/routes/route.ts';
import type { ImageEnhancerDependencies } from './dependencies.ts';

/**
 * The photo of a call, from the form or from a finished upload, which stays for its day: owners try several looks. Another
 * owner's upload lies below another key, so it is as unknown as one that was never made.
 */
export async function findPhoto(
  { uploads }: Pick<ImageEnhancerDependencies, 'uploads'>,
  restaurantId: string,
  { body, file }: Pick<RouteInput<typeof imageEnhancerRoutes.enhanceImage>, 'body' | 'file'>,
): Promise<{ bytes: Uint8Array; filename: string }> {
  if (file !== undefined) return file;
  const { upload_id: uploadId } = body;
  if (uploadId === undefined) {
    const { missing } = ENHANCEMENT_MESSAGES;
    throw new AppError('invalid_input', { message: missing, fields: { file: missing } });
  }
  const upload = isImageId(uploadId)
    ? await uploads.find({ restaurantId, uploadId }, 'food_photo')
    : undefined;
  if (upload === undefined) throw new AppError('not_found');
  return upload;
}
