/** Kasavana and Smith's four kinds of items: popular or not, with more profit an item than the mean or less. */
export const MENU_CLASSES = ['star', 'plowhorse', 'puzzle', 'dog'] as const;
export type MenuClass = (typeof MENU_CLASSES)[number];

/** `unsure`: the class changes too easily with chance. `not_enough_data`: nobody could tell. */
export const CERTAINTIES = ['certain', 'unsure', 'not_enough_data'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export function classOf(isPopular: boolean, isProfitable: boolean): MenuClass {
  if (isPopular) return isProfitable ? 'star' : 'plowhorse';
  return isProfitable ? 'puzzle' : 'dog';
}
