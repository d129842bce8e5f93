import { imageRoutes } from '#shared/contract/routes/image-routes.ts';
import type { ImageType, SiteImage } from '#shared/contract/site-image.ts';
import { createApi } from '../api.ts';
import { prepareImage } from './prepare-image.ts';
import { type Sending, sendForm } from './send-form.ts';
import { preparationFailed, takingUpFailed } from './upload-error.ts';

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
  onProgress?.(0);
  const { url, fields, upload_id } = await askWhere(image, signal).catch(rethrow(preparationFailed, signal));
  await sendForm(url, formOf(fields, image), upload);
  onProgress?.(100);
  const body = { upload_id, image_type: imageType, website_id: websiteId };
  const taken = await api.images.uploadImage({ body, signal }).catch(rethrow(takingUpFailed, signal));
  return taken.data;
}

async function askWhere(image: File, signal: AbortSignal | undefined) {
  const body = {
    purpose: 'website_image' as const,
    filename: image.name,
    content_type: 'image/jpeg',
    size: image.size,
  };
  const { data } = await api.images.createUpload({ body, signal });
  return data;
}

/** S3 reads the fields only up to the file, so it comes last. */
function formOf(fields: Record<string, string>, image: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', image);
  return form;
}

/** Gives a failure the spec's sentence; that the caller gave up is passed on as it is. */
function rethrow(wordsFor: (error: unknown) => Error, signal: AbortSignal | undefined) {
  return (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw wordsFor(error);
  };
}
