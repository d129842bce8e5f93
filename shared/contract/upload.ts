import * as z from 'zod/mini';
import { ACCEPTED_IMAGE_TYPES, IMAGE_MESSAGES, MAX_IMAGE_BYTES } from './site-image.ts';

/** What a file that the browser sends straight to storage is for. */
export const UPLOAD_PURPOSES = ['website_image', 'dish_photo', 'food_photo', 'menu_file'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

const TEN_MEGABYTES = 10_485_760;

/** Types and bytes that a file may have, by its purpose, and what people read about another. */
export const UPLOAD_LIMITS: Readonly<
  Record<
    UploadPurpose,
    { types: readonly string[]; maxBytes: number; messages: { type: string; tooLarge: string } }
  >
> = {
  /** Spec, website builder §9. */
  website_image: { types: ACCEPTED_IMAGE_TYPES, maxBytes: MAX_IMAGE_BYTES, messages: IMAGE_MESSAGES },
  /** Of an advertisement (spec, owner tools). */
  dish_photo: {
    types: ['image/jpeg', 'image/png', 'image/gif'],
    maxBytes: 5_242_880,
    messages: {
      type: 'Please upload a valid image file (JPEG, PNG, or GIF)',
      tooLarge: 'Image file must be smaller than 5MB',
    },
  },
  /** To be enhanced (spec, owner tools): less than 10 MB. */
  food_photo: {
    types: ['image/jpeg', 'image/png'],
    maxBytes: TEN_MEGABYTES - 1,
    messages: {
      type: 'Please select a JPEG or PNG image file.',
      tooLarge: 'File size must be less than 10MB.',
    },
  },
  menu_file: {
    types: ['application/pdf', 'image/jpeg', 'image/png'],
    maxBytes: TEN_MEGABYTES,
    messages: {
      type: 'Please upload a PDF, JPEG or PNG file.',
      tooLarge: 'The file must not be larger than 10 MB.',
    },
  },
};

export const CreateUploadSchema = z.strictObject({
  purpose: z.enum(UPLOAD_PURPOSES, 'Choose what the file is for.'),
  filename: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
  content_type: z.string().check(z.maxLength(100)),
  /** Bytes. */
  size: z.int().check(z.positive(IMAGE_MESSAGES.missing)),
});

/** Where and how the browser sends the file: a presigned POST of S3. */
export const UploadSchema = z.object({
  upload_id: z.string(),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  expires_at: z.iso.datetime(),
});
