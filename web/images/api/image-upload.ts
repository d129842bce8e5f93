import { imageRoutes } from '#shared/images/contract/image-routes.ts';
import type { ImageType, SiteImage } from '#shared/images/contract/site-image.ts';
import { createApi } from '#web/client/api.ts';
import { prepareImage } from './prepare-image.ts';
import type { Sending } from './send-form.ts';
import { preparationFailed, takingUpFailed } from './upload-error.ts';
import { uploadFile } from './upload-file.ts';

const api = createApi({ images: imageRoutes });

/** At 100 per cent the platform still makes the sizes. */
export type ImageUpload = Sending & { imageType: ImageType; websiteId?: string | undefined };

/**
 * Checks an image, makes the JPEG of it, sends it straight to storage and has the platform take it up.
 * Throws `UploadError` with the spec's sentence, or the signal's reason when the caller gave up.
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

/** Gives a failure the spec's sentence; that the caller gave up is passed on as it is. */
function rethrow(wordsFor: (error: unknown) => Error, signal: AbortSignal | undefined) {
  return (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw wordsFor(error);
  };
}
