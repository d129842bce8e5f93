import * as z from 'zod/mini';

/** The allergens that EU law has named on menus (Regulation 1169/2011, annex II). */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulfites',
  'lupin',
  'mollusks',
] as const;
export const AllergenSchema = z.enum(ALLERGENS, 'Choose allergens from the list.');
export type Allergen = z.infer<typeof AllergenSchema>;
