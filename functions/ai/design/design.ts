import * as z from 'zod/mini';
import { IMAGE_SUBJECTS } from '#functions/ai/image-subjects.ts';
import { IngredientSchema } from '#shared/menu/diets.ts';
import {
  ColorPaletteSchema,
  DESIGN_CATEGORIES,
  SECTION_NAMES,
  TEMPLATE_IDS,
  TypographySchema,
} from '#shared/site/site-content.ts';

/** How a page looks, and what its images show. */
export const DesignSchema = z.object({
  template_id: z.enum(TEMPLATE_IDS),
  design_category: z.enum(DESIGN_CATEGORIES),
  color_palette: ColorPaletteSchema,
  typography: TypographySchema,
  /** Every section once; hero first. */
  section_order: z.array(z.enum(SECTION_NAMES)).check(z.minLength(4)),
  hero_subject: z.enum(IMAGE_SUBJECTS),
  gallery_subjects: z.array(z.enum(IMAGE_SUBJECTS)).check(z.maxLength(6)),
  /**
   * Subject → the restricted ingredients (such as meat or alcohol) that its image may show. Older designs have
   * none.
   */
  shown_ingredients: z.optional(z.record(z.string(), z.array(IngredientSchema))),
});
export type Design = z.infer<typeof DesignSchema>;
