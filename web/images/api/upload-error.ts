import { IMAGE_MESSAGES } from '#shared/images/contract/site-image.ts';
import { ApiError } from '#web/client/api-error.ts';

/** The spec’s messages, and messages about problems that only this device can detect. */
export const REFUSAL_MESSAGES = {
  ...IMAGE_MESSAGES,
  tooLargeToShrink:
    'This image is too large for your browser to resize. Choose one up to 40 MB and 64 megapixels.',
  heic: 'This browser can’t open HEIC photos. Upload the photo from your iPhone, or save it as a JPEG first.',
} as const;

/** Why an image was rejected before upload. */
export type ImageRefusal = keyof typeof REFUSAL_MESSAGES;

/**
 * A rejected image. `message` is for people, the spec’s if it has one (website builder §5 and §8). `isWorthRetrying`
 * is false if the same file would be rejected again.
 */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly isWorthRetrying: boolean;

  constructor(message: string, options: { isWorthRetrying: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.isWorthRetrying = options.isWorthRetrying;
  }
}

/** The file itself can’t be used. */
export function imageRefused(refusal: ImageRefusal, cause?: unknown): UploadError {
  return new UploadError(REFUSAL_MESSAGES[refusal], { isWorthRetrying: false, cause });
}

/** The upload failed. `detail` is a status text, `Network error`, or `Request timeout`. */
export function uploadFailed(detail: string, cause?: unknown): UploadError {
  return new UploadError(`Upload failed: ${detail}`, { isWorthRetrying: true, cause });
}

/** The browser or the server couldn’t prepare the upload. */
export function preparationFailed(cause: unknown): UploadError {
  if (cause instanceof UploadError) return cause;
  const detail = cause instanceof Error ? cause.message : String(cause);
  return new UploadError(`Upload preparation failed: ${detail}`, { isWorthRetrying: true, cause });
}

/** The error of a failed call about the uploaded image. */
export function takingUpFailed(error: unknown): UploadError {
  if (!(error instanceof ApiError))
    return uploadFailed(error instanceof Error ? error.message : String(error));
  if (error.code === 'network_failure') return uploadFailed('Network error', error);
  if (error.code === 'timeout') return uploadFailed('Request timeout', error);
  if (error.code === 'invalid_response') {
    return new UploadError('Invalid response format', { isWorthRetrying: true, cause: error });
  }
  const saysWhy = error.status >= 400 && error.status < 500;
  return saysWhy
    ? new UploadError(error.message, { isWorthRetrying: false, cause: error })
    : uploadFailed(error.message, error);
}
