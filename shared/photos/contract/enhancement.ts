import * as z from 'zod/mini';
import { PHOTO_UNREADABLE } from '#shared/contract/field-messages.ts';
import { atMostCharacters } from '#shared/contract/length-message.ts';
import { ImageTypeSchema } from '#shared/images/contract/site-image.ts';
import { UPLOAD_LIMITS } from '#shared/images/contract/upload.ts';
import { ENHANCEMENT_SETTINGS, MOST_SETTING } from '#shared/photos/enhancement-settings.ts';
import { EnhancementSummarySchema } from '#shared/photos/enhancement-summary.ts';
import { PRESET_IDS } from '#shared/photos/preset-ids.ts';
import { IMAGE_PLACES, type ImagePlace } from '#shared/posts/social/image-specs.ts';

export const MAX_PROMPT_LENGTH = 500;
export const MAX_ALT_TEXT_LENGTH = 250;
/** Photos that the screen enhances in one batch, one call each. */
export const MAX_BATCH = 20;
/** The most enhanced photos per restaurant, far more than the screen shows. */
export const MAX_ENHANCED_PHOTOS = 500;
/** The most pixels of a photo that we decode. */
export const MAX_PHOTO_PIXELS = 50_000_000;
/** The longest edge of a changed photo. Smaller and unchanged photos keep their size. */
export const MAX_ENHANCED_EDGE = 2048;

export const ENHANCEMENT_MESSAGES = {
  missing: 'Please upload an image first.',
  ...UPLOAD_LIMITS.food_photo.messages,
  invalid: PHOTO_UNREADABLE,
  tooManyPixels: `This photo has more than ${MAX_PHOTO_PIXELS / 1_000_000} megapixels. Resize it and try again.`,
  range: 'Use a number from 0 to 2, where 1 means no change.',
  styling: 'Use a number from -100 to 100.',
  preset: 'Choose a valid preset.',
  promptTooLong: atMostCharacters(MAX_PROMPT_LENGTH),
  altTextTooLong: atMostCharacters(MAX_ALT_TEXT_LENGTH),
  altTextMissing: 'Describe the photo in a few words for guests who can’t see it.',
  place: 'Choose what the crop is for.',
  version: 'Choose the enhanced photo or the original.',
  limit: `You’ve reached the limit of ${MAX_ENHANCED_PHOTOS} enhanced photos. Delete some to enhance more.`,
} as const;

/** A number, or its text in a form. Blank text is invalid, because it would count as 0, the darkest value. */
function formNumber(message: string, least: number, most: number) {
  const number = z.number(message).check(z.gte(least, message), z.lte(most, message));
  return z.optional(z.pipe(z.transform(numberOf), number));
}

function numberOf(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
}

const multiplier = formNumber(ENHANCEMENT_MESSAGES.range, 0, 2);

/** A blank value counts as none. */
function optionalText(length: number, message: string) {
  return z.pipe(
    z.optional(z.string().check(z.trim(), z.maxLength(length, message))),
    z.transform((text) => (text === '' ? undefined : text)),
  );
}

export const AltTextSchema = z
  .string(ENHANCEMENT_MESSAGES.altTextMissing)
  .check(
    z.trim(),
    z.minLength(1, ENHANCEMENT_MESSAGES.altTextMissing),
    z.maxLength(MAX_ALT_TEXT_LENGTH, ENHANCEMENT_MESSAGES.altTextTooLong),
  );

/**
 * A form with the photo as `file`, or JSON that names a finished upload (`POST /uploads`, purpose `food_photo`), which
 * can be enhanced repeatedly for a day. Sliders are 1 + value / 100; missing ones come from the preset or are neutral.
 * White balance and exposure are corrected only with food styling above 0, a preset, or a prompt.
 */
export const EnhanceImageSchema = z.strictObject({
  upload_id: z.optional(z.string().check(z.maxLength(100))),
  /** An enhanced photo whose original is enhanced again into a new one. */
  image_id: z.optional(z.string().check(z.maxLength(100))),
  brightness: multiplier,
  contrast: multiplier,
  saturation: multiplier,
  sharpness: multiplier,
  /** True without an amount means the amount of Quick Enhance. */
  food_styling_optimization: z.optional(z.union([z.boolean(), z.stringbool()])),
  food_styling: formNumber(ENHANCEMENT_MESSAGES.styling, -MOST_SETTING, MOST_SETTING),
  preset: z.optional(z.enum(PRESET_IDS, ENHANCEMENT_MESSAGES.preset)),
  enhancement_prompt: optionalText(MAX_PROMPT_LENGTH, ENHANCEMENT_MESSAGES.promptTooLong),
  /** Absent: proposed from the file name. The owner should check it. */
  alt_text: optionalText(MAX_ALT_TEXT_LENGTH, ENHANCEMENT_MESSAGES.altTextTooLong),
});

/** The version that the restaurant uses: enhanced or original. */
export const PhotoVersionSchema = z.enum(['enhanced', 'original'], ENHANCEMENT_MESSAGES.version);
export type PhotoVersion = z.infer<typeof PhotoVersionSchema>;

/** An enhanced photo and its changes (spec, owner tools §3). URLs are public and absolute. */
export const EnhancedImageSchema = z
  .object({
    id: z.string(),
    image_id: z.string(),
    /** The uploaded photo, re-encoded without metadata or location. */
    original_url: z.url(),
    enhanced_url: z.url(),
    /** A small square of the chosen version. */
    thumbnail_url: z.url(),
    created_at: z.iso.datetime(),
    original_filename: z.string(),
    /** -100 to 100 each. */
    enhancement_settings: z.record(z.enum(ENHANCEMENT_SETTINGS), z.number()),
    preset: z.nullable(z.enum(PRESET_IDS)),
    enhancement_prompt: z.nullable(z.string()),
    /** Empty until someone has described the photo. It is required before the photo is used. */
    alt_text: z.string(),
    /** The size of the enhanced photo in pixels. */
    width: z.int(),
    height: z.int(),
    change_sheet: EnhancementSummarySchema,
    kept_version: PhotoVersionSchema,
  })
  .register(z.globalRegistry, { id: 'EnhancedImage' });
export type EnhancedImage = z.infer<typeof EnhancedImageSchema>;

/** `data` of an enhancement. Both URLs are the enhanced photo (spec, owner tools §3). */
export const EnhancementSchema = z.object({
  enhanced_image: EnhancedImageSchema,
  enhanced_url: z.url(),
  enhanced_image_url: z.url(),
});

export const UpdateEnhancedImageSchema = z.strictObject({
  kept_version: z.optional(PhotoVersionSchema),
  alt_text: z.optional(AltTextSchema),
});

/** Adds a photo to the image library. Requires a description if it has none. */
export const UseEnhancedImageSchema = z.strictObject({
  image_type: z._default(ImageTypeSchema, 'general'),
  alt_text: z.optional(AltTextSchema),
});

const share = z.number().check(z.gte(0), z.lte(1));
const ImagePlaceSchema = z.enum(IMAGE_PLACES as [ImagePlace, ...ImagePlace[]], ENHANCEMENT_MESSAGES.place);

export const CropEnhancedImageSchema = z.strictObject({
  places: z
    .array(ImagePlaceSchema)
    .check(z.minLength(1, ENHANCEMENT_MESSAGES.place), z.maxLength(IMAGE_PLACES.length)),
  /** The focal point from the left and top, 0 to 1. Absent: the center. */
  focus: z.optional(z.strictObject({ x: share, y: share })),
});

/** A crop for one platform, as JPEG. */
export const PhotoCropSchema = z
  .object({
    place: ImagePlaceSchema,
    label: z.string(),
    url: z.url(),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    /** False if the photo has too few pixels. It is never enlarged. */
    meets_spec: z.boolean(),
    /** The platform’s requirement, with source and date. */
    needs: z.string(),
  })
  .register(z.globalRegistry, { id: 'PhotoCrop' });
export type PhotoCrop = z.infer<typeof PhotoCropSchema>;
