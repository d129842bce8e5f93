import type { ImageType, SiteImage } from '#shared/contract/site-image.ts';
import { api } from './api.ts';
import { preparePicture } from './prepare-picture.ts';
import { preparationFailed, takingUpFailed, uploadFailed } from './upload-error.ts';

/** Spec, website builder §9. */
const UPLOAD_TIMEOUT_MS = 30_000;

export type PictureUpload = {
  imageType: ImageType;
  websiteId?: string | undefined;
  /** Whole per cent, 0 to 100, of the bytes that have been sent. At 100 the platform still makes the sizes. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

/**
 * Checks a picture, makes the JPEG of it, sends it straight to storage and has the platform take it up.
 * Throws `UploadError` with the spec's sentence, or the signal's reason when the caller gave up.
 */
export async function uploadPicture(file: File | undefined, upload: PictureUpload): Promise<SiteImage> {
  const { imageType, websiteId, onProgress, signal } = upload;
  const picture = await preparePicture(file).catch(rethrow(preparationFailed, signal));
  signal?.throwIfAborted();
  onProgress?.(0);
  const { url, fields, upload_id } = await askWhere(picture, signal).catch(
    rethrow(preparationFailed, signal),
  );
  await sendForm(url, formOf(fields, picture), upload);
  onProgress?.(100);
  const body = { upload_id, image_type: imageType, website_id: websiteId };
  const taken = await api.uploadImage({ body, signal }).catch(rethrow(takingUpFailed, signal));
  return taken.data;
}

async function askWhere(picture: File, signal: AbortSignal | undefined) {
  const body = { filename: picture.name, content_type: 'image/jpeg' as const, size: picture.size };
  const { data } = await api.createImageUpload({ body, signal });
  return data;
}

/** S3 reads the fields only up to the file, so it comes last. */
function formOf(fields: Record<string, string>, picture: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', picture);
  return form;
}

/** `fetch` tells nothing of what it has sent; `XMLHttpRequest` does. */
function sendForm(url: string, form: FormData, { onProgress, signal }: PictureUpload): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = new XMLHttpRequest();
  request.timeout = UPLOAD_TIMEOUT_MS;
  request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) onProgress?.(Math.floor((loaded / total) * 100));
  };
  request.onload = () => {
    const { status, statusText } = request;
    if (status >= 200 && status < 300) resolve();
    else reject(uploadFailed(statusText || `status ${status}`));
  };
  request.onerror = () => reject(uploadFailed('Network error'));
  request.ontimeout = () => reject(uploadFailed('Request timeout'));
  request.onabort = () => reject(signal?.reason);
  const abort = () => request.abort();
  signal?.addEventListener('abort', abort, { once: true });
  request.open('POST', url);
  request.send(form);
  return promise.finally(() => signal?.removeEventListener('abort', abort));
}

/** Gives a failure the spec's sentence; that the caller gave up is passed on as it is. */
function rethrow(wordsFor: (error: unknown) => Error, signal: AbortSignal | undefined) {
  return (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw wordsFor(error);
  };
}
