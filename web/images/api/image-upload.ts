import { imageRoutes } from '#shared/images/contract/image-routes.ts';
import type { ImageType, SiteImage } from '#shared/images/contract/site-image.ts';
import { createApi } from '#web/client/api.ts';
import { prepareImage } from './prepare-image.ts';
import type { Sending } from './send-form.ts';
import { preparationFailed, takingUpFailed } from './upload-error.ts';
import { uploadFile } from './upload-file.ts';

const api = createApi({ images: imageRoutes });

/** At 100%, the server still creates the sizes. */
export type ImageUpload = Sending & { imageType: ImageType; websiteId?: string | undefined };

/**
 * Checks an image, converts it to JPEG, uploads it to storage, and registers it. Throws `UploadError` with the spec’s
 * message, or the signal’s reason if the caller aborted.
 */
export async function uploadImage(file: File | undefined, upload: ImageUpload): Promise<SiteImage> {
  const { imageType, websiteId, onProgress, signal } = upload;
  const image = await prepareImage(file).catch(rethrow(preparationFailed, signal));
  signal?.throwIfAborted();
  const upload_id = await uploadFile(image, 'website_image', upload).catch(
    rethrow(preparationFailed, signal),
  );
  onProgress?.(100);
  const body = { upload_id, image_type: imageType, website_id: websiteId };
  const taken = await api.images.uploadImage({ body, signal }).catch(rethrow(takingUpFailed, signal));
  return taken.data;
}

/** Adds the spec’s message to a failure. An abort passes unchanged. */
function rethrow(wordsFor: (error: unknown) => Error, signal: AbortSignal | undefined) {
  return (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw wordsFor(error);
  };
}
