import * as z from 'zod/mini';
import { displayName } from '#shared/contract/display-name.ts';
import { OWN_IMAGE, WEBSITE_NAME_MISSING } from '#shared/contract/field-messages.ts';
import { atMostCharacters } from '#shared/contract/length-message.ts';
import { DESIGN_CATEGORIES, HexColorSchema, TEMPLATE_IDS } from '#shared/site/site-content.ts';

/** A design of the gallery (spec, website builder §2.7, §3). */
export const SiteTemplateSchema = z
  .object({
    id: z.enum(TEMPLATE_IDS),
    name: z.string(),
    category: z.enum(DESIGN_CATEGORIES),
    description: z.string(),
    features: z.array(z.string()),
    colors: z.object({ primary: HexColorSchema, secondary: HexColorSchema }),
  })
  .register(z.globalRegistry, { id: 'SiteTemplate' });
export type SiteTemplate = z.infer<typeof SiteTemplateSchema>;

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, atMostCharacters(max)));

const OwnImageSchema = z
  .string(OWN_IMAGE)
  .check(z.maxLength(300, OWN_IMAGE), z.regex(/^(\/images\/[\w-]+\/[\w.-]+)?$/, OWN_IMAGE));

/** The most menu items in a request of the customizer. */
export const MAX_TEMPLATE_MENU_ITEMS = 400;

/** The customizer’s input (spec, website builder §3). */
export const TemplateCustomizationsSchema = z.strictObject({
  restaurant_name: z._default(text(120), ''),
  restaurant_tagline: z._default(text(200), ''),
  about_description: z._default(text(5_000), ''),
  /** Empty text removes it from the page; absent, it comes from the restaurant’s record. */
  restaurant_address: z.optional(text(300)),
  restaurant_phone: z.optional(text(40)),
  restaurant_email: z._default(
    z.union([z.literal(''), z.email('Enter an email address such as hello@example.com.')]),
    '',
  ),
  primary_color: z.optional(HexColorSchema),
  secondary_color: z.optional(HexColorSchema),
  /** The path of an uploaded image; without one, the page starts with a drawing. */
  hero_image: z.optional(OwnImageSchema),
  menu_items: z._default(
    z
      .array(
        z.strictObject({
          name: text(120),
          description: z._default(text(500), ''),
          price: z._default(text(40), ''),
        }),
      )
      .check(z.maxLength(MAX_TEMPLATE_MENU_ITEMS, `Use at most ${MAX_TEMPLATE_MENU_ITEMS} dishes.`)),
    [],
  ),
});
export type TemplateCustomizations = z.infer<typeof TemplateCustomizationsSchema>;

export const CreateFromTemplateSchema = z.strictObject({
  restaurant_id: z.optional(z.string().check(z.maxLength(100))),
  website_name: displayName(WEBSITE_NAME_MISSING),
  template_id: z.enum(TEMPLATE_IDS, 'Choose a valid template.'),
  template_customizations: TemplateCustomizationsSchema,
  /** Accepted for the spec’s client. The page is rendered from the customizations, not from this. */
  generated_content: z.optional(z.strictObject({ html: z.string(), css: z.string() })),
  design_category: z.optional(z.enum(DESIGN_CATEGORIES, 'Choose a valid category.')),
  status: z.optional(z.literal('ready')),
});
