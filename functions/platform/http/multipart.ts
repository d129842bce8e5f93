import type { Route, UploadedFile } from '#shared/contract/route.ts';
import { AppError } from '../app-error.ts';
import type { HttpRequest } from './http-request.ts';

type Multipart = Omit<NonNullable<Route['multipart']>, 'rule'>;

const ONE_FILE = 'Send only one file.';

/** Whether the body is a multipart form. */
export function isMultipart(request: HttpRequest): boolean {
  return mediaType(request) === 'multipart/form-data';
}

function mediaType(request: HttpRequest): string | undefined {
  return request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
}

/**
 * Reads a form with exactly one file, or none if the route allows that. Throws `AppError`: `malformed_json` (400)
 * for an unreadable form, `invalid_input` for a missing file or another invalid field, `payload_too_large`.
 */
export async function readMultipart(
  multipart: Multipart,
  request: HttpRequest,
): Promise<{ fields: Record<string, string>; file: UploadedFile | undefined }> {
  const form = await readForm(request);
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (name === multipart.fileField) continue;
    if (typeof value !== 'string') refuse(name, ONE_FILE);
    else if (Object.hasOwn(fields, name)) refuse(name, 'This field was sent twice. Send it once.');
    else Object.defineProperty(fields, name, { value, enumerable: true });
  }
  return { fields, file: await readFile(multipart, form) };
}

async function readForm(request: HttpRequest): Promise<FormData> {
  const body = Buffer.from(request.body ?? '', request.isBase64Encoded ? 'base64' : 'utf8');
  try {
    return await new Response(body, {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
}

async function readFile(multipart: Multipart, form: FormData): Promise<UploadedFile | undefined> {
  const [file, ...others] = form.getAll(multipart.fileField);
  if (others.length > 0) refuse(multipart.fileField, ONE_FILE);
  // Browsers send an empty file for an empty file field.
  if (!(file instanceof File) || file.size === 0) {
    const isAbsent = file === undefined || file === '' || (file instanceof File && file.name === '');
    if (multipart.isOptional && isAbsent) return undefined;
    return refuse(multipart.fileField, multipart.messages.missing);
  }
  if (file.size > multipart.maxBytes) {
    const message = multipart.messages.tooLarge;
    throw new AppError('payload_too_large', { message, fields: { [multipart.fileField]: message } });
  }
  return { bytes: await file.bytes(), filename: file.name, contentType: file.type };
}

function refuse(field: string, message: string): never {
  throw new AppError('invalid_input', { message, fields: { [field]: message } });
}
