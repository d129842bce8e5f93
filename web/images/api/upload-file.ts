import type * as z from 'zod/mini';
import { imageRoutes } from '#shared/images/contract/image-routes.ts';
import type { CreateUploadSchema } from '#shared/images/contract/upload.ts';
import { createApi } from '#web/client/api.ts';
import { type Sending, sendForm } from './send-form.ts';

const api = createApi({ images: imageRoutes });

/**
 * Uploads a file to storage and returns the ID that calls use for it. Throws `ApiError` if there is no upload URL,
 * `UploadError` if the upload fails, or the signal’s reason.
 */
export async function uploadFile(
  file: File,
  purpose: z.input<typeof CreateUploadSchema>['purpose'],
  sending: Sending = {},
): Promise<string> {
  const { signal, onProgress } = sending;
  const body = { purpose, filename: file.name, content_type: file.type, size: file.size };
  const { url, fields, upload_id } = (await api.images.createUpload({ body, ...(signal && { signal }) }))
    .data;
  onProgress?.(0);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // S3 reads fields only up to the file, so the file comes last.
  form.append('file', file);
  await sendForm(url, form, sending);
  return upload_id;
}
