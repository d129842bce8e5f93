import { isImageId } from '#functions/images/image-id.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { invalidCursor } from '#functions/platform/http/invalid-cursor.ts';
import type { imageEnhancerRoutes } from '#shared/photos/contract/image-enhancer-routes.ts';
import type { ImageEnhancerDependencies } from './dependencies.ts';
import { enhancedImageAnswer } from './enhanced-image-answer.ts';

export function createListEnhancedImages({
  enhancements,
  sitesOrigin,
}: Pick<ImageEnhancerDependencies, 'enhancements' | 'sitesOrigin'>): Operation<
  typeof imageEnhancerRoutes.listEnhancedImages
> {
  return async ({ query: { limit, cursor } }, { restaurantId }) => {
    if (cursor !== undefined && !isImageId(cursor)) throw invalidCursor();
    const page = await enhancements.list(restaurantId, { limit, startAfter: cursor });
    const images = page.enhancements.map((enhancement) => enhancedImageAnswer(enhancement, sitesOrigin));
    return { data: { images, next_cursor: page.lastId } };
  };
}
