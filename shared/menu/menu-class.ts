/** Kasavana and Smith’s four classes: popular or not, above or below the mean margin. */
export const MENU_CLASSES = ['star', 'plowhorse', 'puzzle', 'dog'] as const;
export type MenuClass = (typeof MENU_CLASSES)[number];

/** `unsure`: chance changes the class too easily. `not_enough_data`: there is no class. */
export const CERTAINTIES = ['certain', 'unsure', 'not_enough_data'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export function classOf(isPopular: boolean, isProfitable: boolean): MenuClass {
  if (isPopular) return isProfitable ? 'star' : 'plowhorse';
  return isProfitable ? 'puzzle' : 'dog';
}
