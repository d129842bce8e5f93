import { UPLOAD_LIMITS } from '#shared/images/contract/upload.ts';
import { ENHANCEMENT_MESSAGES } from '#shared/photos/contract/enhancement.ts';

const { types, maxBytes, messages } = UPLOAD_LIMITS.food_photo;

/** The error of a file by its type and size (spec, owner tools §5). */
export function findPhotoRefusal({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!types.includes(type)) return messages.type;
  if (size > maxBytes) return messages.tooLarge;
  return size === 0 ? ENHANCEMENT_MESSAGES.invalid : undefined;
}
