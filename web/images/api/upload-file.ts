import type * as z from 'zod/mini';
import { imageRoutes } from '#shared/images/contract/image-routes.ts';
import type { CreateUploadSchema } from '#shared/images/contract/upload.ts';
import { createApi } from '#web/client/api.ts';
import { type Sending, sendForm } from './send-form.ts';

const api = createApi({ images: imageRoutes });

/**
 * Sends a file straight to storage. Returns the id by which a call names it. Throws `ApiError` where no place was given,
 * `UploadError` where the way failed, or the signal's reason.
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
  // S3 reads the fields only up to the file, so it comes last.
  form.append('file', file);
  await sendForm(url, form, sending);
  return upload_id;
}
