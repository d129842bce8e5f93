import * as z from 'zod';
import { DESIGN_CATEGORIES, HexColorSchema, TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { displayName } from './display-name.ts';
import { atMostCharacters } from './length-sentence.ts';

/** One design of the gallery (spec, website builder §2.7, §3). */
export const SiteTemplateSchema = z
  .object({
    id: z.enum(TEMPLATE_IDS),
    name: z.string(),
    category: z.enum(DESIGN_CATEGORIES),
    description: z.string(),
    features: z.array(z.string()),
    colors: z.object({ primary: HexColorSchema, secondary: HexColorSchema }),
  })
  .meta({ id: 'SiteTemplate' });
export type SiteTemplate = z.infer<typeof SiteTemplateSchema>;

const text = (max: number) => z.string().trim().max(max, atMostCharacters(max));

/** Most menu items that the customizer sends. */
export const MAX_TEMPLATE_MENU_ITEMS = 400;

/** What the customizer collects (spec, website builder §3). */
export const TemplateCustomizationsSchema = z.strictObject({
  restaurant_name: text(120).default(''),
  restaurant_tagline: text(200).default(''),
  about_description: text(5_000).default(''),
  /** Empty text leaves it off the page; absent, it is the one of the restaurant's record. */
  restaurant_address: text(300).optional(),
  restaurant_phone: text(40).optional(),
  restaurant_email: z
    .union([z.literal(''), z.email('Enter an e-mail address such as hello@example.com.')])
    .default(''),
  primary_color: HexColorSchema.optional(),
  secondary_color: HexColorSchema.optional(),
  menu_items: z
    .array(
      z.strictObject({ name: text(120), description: text(500).default(''), price: text(40).default('') }),
    )
    .max(MAX_TEMPLATE_MENU_ITEMS, `Use at most ${MAX_TEMPLATE_MENU_ITEMS} dishes.`)
    .default([]),
});
export type TemplateCustomizations = z.infer<typeof TemplateCustomizationsSchema>;

export const CreateFromTemplateSchema = z.strictObject({
  restaurant_id: z.string().max(100).optional(),
  website_name: displayName('Enter a name for the website.'),
  template_id: z.enum(TEMPLATE_IDS, 'Choose one of the templates.'),
  template_customizations: TemplateCustomizationsSchema,
  /** Accepted because the spec's client sends it. The page is rendered from the customizations, never from this. */
  generated_content: z.strictObject({ html: z.string(), css: z.string() }).optional(),
  design_category: z.enum(DESIGN_CATEGORIES, 'Choose one of the categories.').optional(),
  status: z.literal('ready').optional(),
});
