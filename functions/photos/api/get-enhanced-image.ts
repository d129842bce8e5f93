import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { imageEnhancerRoutes } from '#shared/photos/contract/image-enhancer-routes.ts';
import type { ImageEnhancerDependencies } from './dependencies.ts';
import { enhancedImageAnswer } from './enhanced-image-answer.ts';
import { getEnhancement } from './get-enhancement.ts';

export function createGetEnhancedImage(
  dependencies: Pick<ImageEnhancerDependencies, 'enhancements' | 'sitesOrigin'>,
): Operation<typeof imageEnhancerRoutes.getEnhancedImage> {
  return async ({ params }, { restaurantId }) => {
    const enhancement = await getEnhancement(dependencies, restaurantId, params.id);
    return { data: enhancedImageAnswer(enhancement, dependencies.sitesOrigin) };
  };
}
