import { AppError } from '#functions/platform/app-error.ts';
import { IMAGE_SENTENCES } from '#shared/contract/site-image.ts';

/** A picture that is refused, with the spec's sentence about why (website builder §5). */
export function refusedPicture(
  reason: Exclude<keyof typeof IMAGE_SENTENCES, 'missing' | 'tooLarge'>,
  cause?: unknown,
): AppError {
  const sentence = IMAGE_SENTENCES[reason];
  return new AppError('invalid_image', { sentence, fields: { file: sentence }, cause });
}
