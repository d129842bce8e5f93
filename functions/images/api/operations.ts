import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { imageRoutes } from '#shared/images/contract/image-routes.ts';
import { createCreateUpload } from './create-upload.ts';
import { createDeleteImage } from './delete-image.ts';
import type { ImageDependencies } from './dependencies.ts';
import { createGetImage } from './get-image.ts';
import { createGetImageThumbnail } from './get-image-thumbnail.ts';
import { createListImages } from './list-images.ts';
import { createUploadImage } from './upload-image.ts';

export function createImageOperations(dependencies: ImageDependencies): Operations<typeof imageRoutes> {
  return {
    createUpload: createCreateUpload(dependencies),
    uploadImage: createUploadImage(dependencies),
    listImages: createListImages(dependencies),
    getImage: createGetImage(dependencies),
    getImageThumbnail: createGetImageThumbnail(dependencies),
    deleteImage: createDeleteImage(dependencies),
  };
}
