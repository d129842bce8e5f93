import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';
import { aJpeg } from '#tests/builders/hostile-images.ts';
import type { ApiClient } from './api-client.ts';
import type { Owner } from './owner.ts';
import { sendFile, type Upload } from './uploaded-image.ts';

/** Uploads a food photo. Returns the upload's id. */
export async function aFoodPhoto(api: ApiClient, owner: Owner, bytes: Buffer): Promise<string> {
  const body = {
    purpose: 'food_photo',
    filename: 'margherita-pizza.jpg',
    content_type: 'image/jpeg',
    size: bytes.length,
  };
  const answer = await api('createUpload', { token: owner.token, body });
  const upload = answer.body.data as Upload;
  await sendFile(upload, bytes);
  return upload.upload_id;
}

/** Enhances a small photo. Returns its id. */
export async function anEnhancedImage(api: ApiClient, owner: Owner): Promise<string> {
  const upload_id = await aFoodPhoto(api, owner, await aJpeg({ width: 200, height: 200 }));
  const { body } = await api('enhanceImage', { token: owner.token, body: { upload_id } });
  return (body.data as { enhanced_image: EnhancedImage }).enhanced_image.image_id;
}
