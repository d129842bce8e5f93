import * as z from 'zod/mini';
import { type Changes, changesSchema } from '#shared/contract/changes.ts';
import { WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { HexColorSchema, ImageAssetSchema, TypographySchema } from '#shared/site/site-content.ts';

/** A map of paths to new values (spec, website builder §7.1), read by `shared/site/editing`. */
export const ContentChangesSchema = changesSchema();
export type ContentChanges = Changes;

/** The version that the changes are based on. Without it, they apply to the current one. */
export const BaseVersionSchema = z.strictObject({
  version: z.optional(z.coerce.number().check(z.int(WHOLE_NUMBER), z.positive())),
});

/** The result of a change: the new version, and images added to the content. */
export const ContentSavedSchema = z.object({
  version: z.int().check(z.positive()),
  updated_at: z.iso.datetime(),
  image_assets: z.record(z.string(), ImageAssetSchema),
});

export const COLOR_PRESET_NAMES = ['elegant', 'modern', 'warm', 'fresh'] as const;
export type ColorPresetName = (typeof COLOR_PRESET_NAMES)[number];

/** The spec’s color theme (website builder §3). `neutral` is the background. */
export const ColorThemeSchema = z
  .object({
    primary: HexColorSchema,
    secondary: HexColorSchema,
    accent: HexColorSchema,
    neutral: HexColorSchema,
    ...TypographySchema.shape,
    /** The preset with these values, if any. */
    preset_name: z.optional(z.enum(COLOR_PRESET_NAMES)),
  })
  .register(z.globalRegistry, { id: 'ColorTheme' });
export type ColorTheme = z.infer<typeof ColorThemeSchema>;

/** Omitted values stay the same. Fonts are names that `shared/site/fonts.ts` knows. */
export const UpdateColorsSchema = z.partial(
  z.strictObject({
    primary: HexColorSchema,
    secondary: HexColorSchema,
    accent: HexColorSchema,
    neutral: HexColorSchema,
    body_font: z.string().check(z.minLength(1), z.maxLength(100)),
    headings_font: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
);

export const ColorsSavedSchema = z.object({
  ...ColorThemeSchema.shape,
  version: z.int().check(z.positive()),
  updated_at: z.iso.datetime(),
});
