import { IMAGE_MESSAGES } from '#shared/images/contract/site-image.ts';
import { ApiError } from '#web/client/api-error.ts';

/** The spec's sentences, and those about what only this device can find. */
export const REFUSAL_MESSAGES = {
  ...IMAGE_MESSAGES,
  tooLargeToShrink: 'This image is too large to resize here. Choose one up to 40 MB and 64 megapixels.',
  heic: 'This browser can’t open HEIC photos. Upload it from your iPhone, or save it as a JPEG first.',
} as const;

/** Why an image was refused before anything was sent. */
export type ImageRefusal = keyof typeof REFUSAL_MESSAGES;

/**
 * An image that was refused; `message` is a sentence for people, the spec's where it has one (website builder §5 and §8).
 * `isWorthRetrying` is false when the same file would be refused again.
 */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly isWorthRetrying: boolean;

  constructor(message: string, options: { isWorthRetrying: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.isWorthRetrying = options.isWorthRetrying;
  }
}

/** The file itself is not one that can be taken. */
export function imageRefused(refusal: ImageRefusal, cause?: unknown): UploadError {
  return new UploadError(REFUSAL_MESSAGES[refusal], { isWorthRetrying: false, cause });
}

/** The way to the platform failed: `detail` is a status text, `Network error` or `Request timeout`. */
export function uploadFailed(detail: string, cause?: unknown): UploadError {
  return new UploadError(`Upload failed: ${detail}`, { isWorthRetrying: true, cause });
}

/** The browser or the platform could not get the upload ready. */
export function preparationFailed(cause: unknown): UploadError {
  if (cause instanceof UploadError) return cause;
  const detail = cause instanceof Error ? cause.message : String(cause);
  return new UploadError(`Upload preparation failed: ${detail}`, { isWorthRetrying: true, cause });
}

/** What a failed call of the platform says about the image that was sent. */
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
