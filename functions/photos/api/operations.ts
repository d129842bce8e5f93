import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { imageEnhancerRoutes } from '#shared/photos/contract/image-enhancer-routes.ts';
import { createCropEnhancedImage } from './crop-enhanced-image.ts';
import { createDeleteEnhancedImage } from './delete-enhanced-image.ts';
import type { ImageEnhancerDependencies } from './dependencies.ts';
import { createEnhanceImage } from './enhance-image.ts';
import { createGetEnhancedImage } from './get-enhanced-image.ts';
import { createListEnhancedImages } from './list-enhanced-images.ts';
import { createUpdateEnhancedImage } from './update-enhanced-image.ts';
import { createUseEnhancedImage } from './use-enhanced-image.ts';

export function createImageEnhancerOperations(
  dependencies: ImageEnhancerDependencies,
): Operations<typeof imageEnhancerRoutes> {
  return {
    enhanceImage: createEnhanceImage(dependencies),
    listEnhancedImages: createListEnhancedImages(dependencies),
    getEnhancedImage: createGetEnhancedImage(dependencies),
    updateEnhancedImage: createUpdateEnhancedImage(dependencies),
    cropEnhancedImage: createCropEnhancedImage(dependencies),
    useEnhancedImage: createUseEnhancedImage(dependencies),
    deleteEnhancedImage: createDeleteEnhancedImage(dependencies),
  };
}
