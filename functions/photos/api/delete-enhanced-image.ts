import { imageFolder } from '#functions/images/files/image-file-names.ts';
import { isImageId } from '#functions/images/image-id.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { imageEnhancerRoutes } from '#shared/photos/contract/image-enhancer-routes.ts';
import type { ImageEnhancerDependencies } from './dependencies.ts';

/**
 * Deletes a photo with its public original and all crops. The first step hides it from everyone. Repeat the call to
 * complete an interrupted deletion.
 */
export function createDeleteEnhancedImage({
  enhancements,
  sites,
}: Pick<ImageEnhancerDependencies, 'enhancements' | 'sites'>): Operation<
  typeof imageEnhancerRoutes.deleteEnhancedImage
> {
  return async ({ params: { id } }, { restaurantId, audit }) => {
    const isKnown = isImageId(id) && (await enhancements.hide(restaurantId, id));
    if (!isKnown) throw new AppError('not_found');
    audit.before = { image_id: id };
    await sites.deleteFolder(imageFolder(id));
    if (await enhancements.delete(restaurantId, id)) await enhancements.freeSlot(restaurantId);
    return { message: 'Photo deleted.' };
  };
}
