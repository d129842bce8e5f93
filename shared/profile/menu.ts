import * as z from 'zod/mini';
import { NOT_NEGATIVE, OWN_IMAGE, SMALLER_NUMBER, YES_OR_NO } from '#shared/contract/field-messages.ts';
import { line, lines } from '#shared/contract/text-fields.ts';
import { AllergenSchema } from '#shared/menu/allergens.ts';
import { DietSchema } from '#shared/menu/diets.ts';

/** The amount of a price, in units of its currency. */
export const MOST_AMOUNT = 10_000_000;

const amount = z._default(
  z.nullable(z.number('Enter a number.').check(z.gte(0, NOT_NEGATIVE), z.lte(MOST_AMOUNT, SMALLER_NUMBER))),
  null,
);

/** One of several prices of a dish, such as half and full, or 20 cm and 30 cm. */
export const PriceVariantSchema = z.strictObject({ label: line(60), price: line(40), amount });

/** `menus[].name` and the course place a dish; `dishes` is in menu order. */
export const DishSchema = z.strictObject({
  name: line(120),
  description: z._default(lines(500), ''),
  /** As the owner writes it: `14.50`, `$18`, `MP`, `4 / 7`; empty text for none. */
  price: z._default(line(40), ''),
  /** In units of the currency; null if the text doesn’t have exactly one amount. */
  amount,
  variants: z._default(z.array(PriceVariantSchema).check(z.maxLength(8, 'Add up to 8 prices per dish.')), []),
  is_per_person: z._default(z.boolean(YES_OR_NO), false),
  is_market_price: z._default(z.boolean(YES_OR_NO), false),
  /** The name of a menu in `menus`; empty text for the main menu. */
  menu: z._default(line(80), ''),
  /** Its heading, such as "Pasta". */
  course: z._default(line(80), ''),
  /** The owner's words, such as "Sundays only" or "for two, order a day ahead". */
  availability: z._default(line(160), ''),
  diets: z._default(z.array(DietSchema).check(z.maxLength(6)), []),
  allergens: z._default(z.array(AllergenSchema).check(z.maxLength(14)), []),
  /** The path of an uploaded image; empty text for none. */
  image: z._default(
    z.string().check(z.maxLength(300), z.regex(/^(\/images\/[\w-]+\/[\w.-]+)?$/, OWN_IMAGE)),
    '',
  ),
});
export type Dish = z.infer<typeof DishSchema>;

/** A dish with only a name. */
export const emptyDish = (name: string): Dish => DishSchema.parse({ name });

export const MENU_KINDS = ['menu', 'set_menu', 'happy_hour', 'drinks'] as const;

/** A separate menu: lunch, fixed-price, happy hour, drinks. */
export const MenuSchema = z.strictObject({
  name: line(80),
  kind: z._default(z.enum(MENU_KINDS, 'Choose the kind of menu.'), 'menu'),
  /** The owner’s description: "three courses, bread included". */
  description: z._default(lines(500), ''),
  /** When it is served, in the owner’s words: "Mon–Fri 5–7 pm". */
  availability: z._default(line(160), ''),
  /** One price for the whole menu, as written. */
  price: z._default(line(40), ''),
  amount,
  is_per_person: z._default(z.boolean(YES_OR_NO), false),
});
export type Menu = z.infer<typeof MenuSchema>;
