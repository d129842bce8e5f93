export { createCreateUpload as createUpload } from './create-upload.ts';
export { createDeleteImage as deleteImage } from './delete-image.ts';
export { createGetImage as getImage } from './get-image.ts';
export { createGetImageThumbnail as getImageThumbnail } from './get-image-thumbnail.ts';
export { createListImages as listImages } from './list-images.ts';
export { createUploadImage as uploadImage } from './upload-image.ts';
