import { AppError } from '#functions/platform/app-error.ts';
import type { ErrorCode } from '#shared/contract/errors/error-names.ts';
import { IMAGE_MESSAGES } from '#shared/images/contract/site-image.ts';

type ImageRefusal = Extract<ErrorCode, 'invalid_image' | 'unsupported_image'>;

/** The error code of a rejected image: unsupported type, or unusable. */
export function imageRefusalOf(reason: string): ImageRefusal {
  return reason === 'type' ? 'unsupported_image' : 'invalid_image';
}

/** Whether the image itself was rejected, so that a retry can't succeed. */
export function isRefusedImage(error: unknown): error is AppError & { code: ImageRefusal } {
  return error instanceof AppError && (error.code === 'invalid_image' || error.code === 'unsupported_image');
}

/** The error for a rejected image, with the spec's message for the reason (website builder §5). */
export function refusedImage(
  reason: Exclude<keyof typeof IMAGE_MESSAGES, 'missing' | 'tooLarge'>,
  cause?: unknown,
): AppError {
  const message = IMAGE_MESSAGES[reason];
  return new AppError(imageRefusalOf(reason), {
    message,
    fields: { file: message },
    isAfterWork: true,
    cause,
  });
}
