import { AppError } from '#functions/platform/app-error.ts';
import { IMAGE_MESSAGES } from '#shared/contract/site-image.ts';

/** A picture that is refused, with the spec's sentence about why (website builder §5). */
export function refusedImage(
  reason: Exclude<keyof typeof IMAGE_MESSAGES, 'missing' | 'tooLarge'>,
  cause?: unknown,
): AppError {
  const message = IMAGE_MESSAGES[reason];
  return new AppError('invalid_image', { message, fields: { file: message }, isAfterWork: true, cause });
}
