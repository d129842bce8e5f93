import type { DishFamily } from './dish-families.ts';

/** Folded menu headings, for dishes whose name doesn’t tell their family. */
export const COURSE_WORDS: readonly (readonly [DishFamily, RegExp])[] = [
  ['dessert', /dessert|sweets?|postres?|dolci|nachspeise|nachtisch|suss|pudding/u],
  [
    'drink',
    /drink|beverage|bebida|boisson|getranke|bevande|cocktail|beer|wine|vino|\bvin\b|wein|bier|coffee|cafe|kaffee/u,
  ],
  [
    'starter',
    /starter|appetizer|small plate|entrante|entrada|para picar|entree|vorspeise|antipast|snack|to share/u,
  ],
  ['side', /\bsides?\b|guarnicion|accompagnement|beilage|contorn/u],
  [
    'main',
    /main|entree principale|plato|segundo|plat\b|plats|hauptgericht|secondi|primi|from the grill|especialidad/u,
  ],
];
