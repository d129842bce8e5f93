import * as z from 'zod/mini';
import { ImageAssetSchema, SiteContentSchema } from '#shared/site/site-content.ts';

/** Image files of a site.json are looked up, and those of drawings are copied. */
const MOST_WIDTHS = 8;
export const MAX_IMAGES = 600;

const WIDTHS = `List at most ${MOST_WIDTHS} different widths per image.`;
const IMAGES = `List at most ${MAX_IMAGES} images.`;

export const ImportedAssetSchema = z.extend(ImageAssetSchema, {
  widths: z.array(z.int().check(z.positive())).check(
    z.minLength(1),
    z.maxLength(MOST_WIDTHS, WIDTHS),
    z.refine((widths) => new Set(widths).size === widths.length, WIDTHS),
  ),
  bytes: z.array(z.int().check(z.nonnegative())).check(z.maxLength(MOST_WIDTHS, WIDTHS)),
});

/** The content of a site.json. Limits bound the cost of hostile input. */
export const ImportedContentSchema = z.extend(SiteContentSchema, {
  image_assets: z
    .record(z.string(), ImportedAssetSchema)
    .check(z.refine((assets) => Object.keys(assets).length <= MAX_IMAGES, IMAGES)),
});
