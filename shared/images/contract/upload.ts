import * as z from 'zod/mini';
import { GUEST_LIST_MESSAGES, MAX_GUEST_LIST_BYTES } from '#shared/lists/contract/guest-list-file.ts';
import { ACCEPTED_IMAGE_TYPES, IMAGE_MESSAGES, MAX_IMAGE_BYTES } from './site-image.ts';

/** The purpose of a file that the browser uploads to storage. */
export const UPLOAD_PURPOSES = [
  'website_image',
  'dish_photo',
  'food_photo',
  'menu_file',
  'guest_list',
] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

const TEN_MEGABYTES = 10_485_760;

/** The allowed types and size by purpose, with the messages for others. */
export const UPLOAD_LIMITS: Readonly<
  Record<
    UploadPurpose,
    { types: readonly string[]; maxBytes: number; messages: { type: string; tooLarge: string } }
  >
> = {
  /** Spec, website builder §9. */
  website_image: { types: ACCEPTED_IMAGE_TYPES, maxBytes: MAX_IMAGE_BYTES, messages: IMAGE_MESSAGES },
  /** For an ad (spec, owner tools). */
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
      tooLarge: 'The file can be up to 10 MB.',
    },
  },
  /** For a text campaign (spec, owner tools): less than 2 MB. Windows labels CSV files as Excel. */
  guest_list: {
    types: ['text/csv', 'text/plain', 'application/csv', 'application/vnd.ms-excel'],
    maxBytes: MAX_GUEST_LIST_BYTES,
    messages: GUEST_LIST_MESSAGES,
  },
};

const FILENAME_MAX_LENGTH = 255;
const FILENAME_MESSAGES = {
  missing: 'The file has no name. Name it, then choose it again.',
  tooLong: `The file name is longer than ${FILENAME_MAX_LENGTH} characters. Shorten it, then choose the file again.`,
};

export const CreateUploadSchema = z.strictObject({
  purpose: z.enum(UPLOAD_PURPOSES, 'Choose what the file is for.'),
  filename: z
    .string(FILENAME_MESSAGES.missing)
    .check(
      z.trim(),
      z.minLength(1, FILENAME_MESSAGES.missing),
      z.maxLength(FILENAME_MAX_LENGTH, FILENAME_MESSAGES.tooLong),
    ),
  content_type: z
    .string(IMAGE_MESSAGES.missing)
    .check(z.maxLength(100, 'Choose a supported file type.'), z.overwrite(registeredType)),
  /** Bytes. */
  size: z.int().check(z.positive(IMAGE_MESSAGES.missing)),
});

/** Where and how the browser uploads the file: a presigned POST of S3. */
export const UploadSchema = z.object({
  upload_id: z.string(),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  expires_at: z.iso.datetime(),
});

/** Media types are case-insensitive (RFC 6838 §4.2). Many programs say `image/jpg` for `image/jpeg`. */
function registeredType(type: string): string {
  const lowerCase = type.trim().toLowerCase();
  return lowerCase === 'image/jpg' ? 'image/jpeg' : lowerCase;
}
