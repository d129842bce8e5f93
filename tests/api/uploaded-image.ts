import type { SiteImage } from '#shared/images/contract/site-image.ts';
import type { ApiClient } from './api-client.ts';
import type { Owner } from './owner.ts';

/** Where a browser sends one file, and the form fields to send. */
export type Upload = { upload_id: string; url: string; fields: Record<string, string> };

/** Requests an upload form for an image. */
export async function anUpload(api: ApiClient, owner: Owner): Promise<Upload> {
  const body = {
    purpose: 'website_image',
    filename: 'our-terrace.jpg',
    content_type: 'image/jpeg',
    size: 1000,
  };
  const answer = await api('createUpload', { token: owner.token, body });
  return answer.body.data as Upload;
}

/** Sends the form's fields (with these changes), then the file, as a browser does. */
export function sendFile(
  { url, fields }: Upload,
  bytes: Buffer,
  how: { origin?: string; changes?: Record<string, string> } = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...how.changes })) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
  const headers = new Headers(how.origin === undefined ? {} : { origin: how.origin });
  return fetch(url, { method: 'POST', body: form, headers });
}

/** Uploads an image. Throws if storage or the platform refuses it. */
export async function anUploadedImage(api: ApiClient, owner: Owner, bytes: Buffer): Promise<SiteImage> {
  const upload = await anUpload(api, owner);
  const sent = await sendFile(upload, bytes);
  if (!sent.ok) throw new Error(`Storage answered ${sent.status}: ${await sent.text()}`);
  const body = { upload_id: upload.upload_id };
  const answer = await api('uploadImage', { token: owner.token, body });
  if (answer.status !== 201) throw new Error(`The image was rejected: ${JSON.stringify(answer.body)}`);
  return answer.body.data as SiteImage;
}
