import * as z from 'zod/mini';
import { ImageAssetSchema } from '#shared/site/site-content.ts';

/** Spec, website builder §3. */
export const IMAGE_TYPES = ['general', 'hero', 'menu_item', 'gallery'] as const;
export const ImageTypeSchema = z.enum(IMAGE_TYPES, 'Choose a valid image type.');
export type ImageType = z.infer<typeof ImageTypeSchema>;

/** Spec, website builder §5 and §9. */
export const ACCEPTED_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MAX_IMAGE_BYTES = 5_242_880;
export const MIN_IMAGE_EDGE = 100;
export const MAX_IMAGE_EDGE = 4000;
/** Squares in pixels (spec, website builder §7.1). */
export const THUMBNAIL_SIZES = { small: 150, medium: 300, large: 600 } as const;

/** The spec’s upload messages (website builder §5). */
export const IMAGE_MESSAGES = {
  missing: 'No file selected',
  type: 'Invalid file type. Accepted formats: JPEG, PNG, WebP',
  tooLarge: 'File too large. Maximum size: 5.0MB',
  tooSmallEdges: `Image too small. Minimum dimensions: ${MIN_IMAGE_EDGE}x${MIN_IMAGE_EDGE}px`,
  tooLargeEdges: `Image too large. Maximum dimensions: ${MAX_IMAGE_EDGE}x${MAX_IMAGE_EDGE}px`,
  invalid: 'Invalid image file',
} as const;

/** An uploaded image. */
export const SiteImageSchema = z
  .object({
    image_id: z.string(),
    image_type: ImageTypeSchema,
    website_id: z.optional(z.string()),
    /** The path of the widest file on the sites origin, as content refers to it. */
    url: z.string(),
    filename: z.string(),
    created_at: z.iso.datetime(),
    /** What the renderer needs to know about the image’s files. */
    asset: ImageAssetSchema,
    /** Absolute URLs for `<img>`, without a token. */
    thumbnails: z.object({ small: z.url(), medium: z.url(), large: z.url() }),
  })
  .register(z.globalRegistry, { id: 'SiteImage' });
export type SiteImage = z.infer<typeof SiteImageSchema>;

/** Names a finished upload. The same call also accepts the file as multipart. */
export const UploadImageSchema = z.strictObject({
  upload_id: z.optional(z.string().check(z.maxLength(100))),
  image_type: z._default(ImageTypeSchema, 'general'),
  website_id: z.optional(z.string().check(z.maxLength(100))),
});
