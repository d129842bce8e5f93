import type { ImagesRepository } from '#functions/modules/images/images-repository.ts';
import type { ImageUsage } from '#functions/modules/websites/image-usage.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { imageRoutes } from '#shared/contract/image-routes.ts';
import { createImageUpload } from './create-image-upload.ts';
import { deleteImage } from './delete-image.ts';
import { getImage } from './get-image.ts';
import { getImageThumbnail } from './get-image-thumbnail.ts';
import { listImages } from './list-images.ts';
import type { MakePictureFiles } from './picture/make-picture-files.ts';
import { uploadImage } from './upload-image.ts';
import type { UploadsStore } from './uploads-store.ts';

export type ImageDependencies = {
  images: ImagesRepository;
  /** Where the restaurant's websites show pictures. */
  usage: ImageUsage;
  /** Files as owners sent them; private, and gone after a day. */
  uploads: UploadsStore;
  /** The bucket that the sites origin serves. */
  sites: ObjectStore;
  makePictureFiles: MakePictureFiles;
  /** Without a slash at the end. */
  sitesOrigin: string;
  clock: Clock;
  ids: IdSource;
};

/** What owners do with their pictures. */
export function createImageOperations(dependencies: ImageDependencies): Operations<typeof imageRoutes> {
  return {
    createImageUpload: createImageUpload(dependencies),
    uploadImage: uploadImage(dependencies),
    listImages: listImages(dependencies),
    getImage: getImage(dependencies),
    getImageThumbnail: getImageThumbnail(dependencies),
    deleteImage: deleteImage(dependencies),
  };
}
