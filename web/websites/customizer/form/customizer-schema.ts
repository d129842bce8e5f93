import * as z from 'zod/mini';
import { HexColorSchema } from '#shared/site/site-content.ts';
import {
  CreateFromTemplateSchema,
  MAX_TEMPLATE_MENU_ITEMS,
  type TemplateCustomizations,
  TemplateCustomizationsSchema,
} from '#shared/websites/contract/site-template.ts';

const given = TemplateCustomizationsSchema.shape;
const dishes = given.menu_items.def.innerType;
const dish = dishes.def.element;

const text = z.string();
/** The customizer’s fields, complete or not. */
const CustomizerValuesSchema = z.object({
  website_name: text,
  template_customizations: z.object({
    restaurant_name: text,
    restaurant_tagline: text,
    about_description: text,
    restaurant_address: text,
    restaurant_phone: text,
    restaurant_email: text,
    primary_color: text,
    secondary_color: text,
    /** The path of an uploaded image; empty for none. */
    hero_image: z._default(text, ''),
    menu_items: z.array(z.object({ name: text, description: text, price: text })),
  }),
});
export type CustomizerValues = z.infer<typeof CustomizerValuesSchema>;
export type Dish = CustomizerValues['template_customizations']['menu_items'][number];

/** Parses stored fields; undefined if they are from another version. */
export function readCustomizerValues(stored: unknown): CustomizerValues | undefined {
  return CustomizerValuesSchema.safeParse(stored).data;
}

/** The submission rules: the contract’s, and a dish with content needs a name. */
export const CustomizerSchema = z.object({
  website_name: CreateFromTemplateSchema.shape.website_name,
  template_customizations: z.object({
    restaurant_name: given.restaurant_name.def.innerType,
    restaurant_tagline: given.restaurant_tagline.def.innerType,
    about_description: given.about_description.def.innerType,
    restaurant_address: given.restaurant_address.def.innerType,
    restaurant_phone: given.restaurant_phone.def.innerType,
    restaurant_email: z.pipe(z.string().check(z.trim()), given.restaurant_email.def.innerType),
    primary_color: HexColorSchema,
    secondary_color: HexColorSchema,
    hero_image: text,
    menu_items: z
      .array(
        z
          .extend(dish, {
            description: dish.shape.description.def.innerType,
            price: dish.shape.price.def.innerType,
          })
          .check(
            z.refine(({ name, description, price }) => name !== '' || (description === '' && price === ''), {
              path: ['name'],
              error: 'Enter the dish name.',
            }),
          ),
      )
      .check(z.maxLength(MAX_TEMPLATE_MENU_ITEMS, `Use at most ${MAX_TEMPLATE_MENU_ITEMS} dishes.`)),
  }),
});

/** The values for the preview: as typed, with colors only once they are valid. */
export function customizationsOf({ template_customizations }: CustomizerValues): TemplateCustomizations {
  const { primary_color, secondary_color, hero_image, menu_items, ...texts } = template_customizations;
  const color = (value: string) => HexColorSchema.safeParse(value).data;
  const [primary, secondary] = [color(primary_color), color(secondary_color)];
  return {
    ...texts,
    ...(primary !== undefined && { primary_color: primary }),
    ...(secondary !== undefined && { secondary_color: secondary }),
    ...(hero_image !== '' && { hero_image }),
    menu_items: menu_items.map((item) => ({ ...item, name: item.name.trim() })),
  };
}

/** Known details about the restaurant before the form is filled in. */
export type KnownRestaurant = { name: string; address?: string | undefined; phone?: string | undefined };

type Known = {
  restaurant: KnownRestaurant;
  colors: { primary: string; secondary: string };
};

/** The initial fields: known details and the template’s colors. */
export function initialValues({ restaurant, colors }: Known): CustomizerValues {
  return {
    website_name: restaurant.name,
    template_customizations: {
      restaurant_name: restaurant.name,
      restaurant_tagline: '',
      about_description: '',
      restaurant_address: restaurant.address ?? '',
      restaurant_phone: restaurant.phone ?? '',
      restaurant_email: '',
      primary_color: colors.primary,
      secondary_color: colors.secondary,
      hero_image: '',
      menu_items: [],
    },
  };
}
