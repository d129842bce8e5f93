export { createCropEnhancedImage as cropEnhancedImage } from './crop-enhanced-image.ts';
export { createDeleteEnhancedImage as deleteEnhancedImage } from './delete-enhanced-image.ts';
export { createEnhanceImage as enhanceImage } from './enhance-image.ts';
export { createGetEnhancedImage as getEnhancedImage } from './get-enhanced-image.ts';
export { createListEnhancedImages as listEnhancedImages } from './list-enhanced-images.ts';
export { createUpdateEnhancedImage as updateEnhancedImage } from './update-enhanced-image.ts';
export { createUseEnhancedImage as useEnhancedImage } from './use-enhanced-image.ts';
