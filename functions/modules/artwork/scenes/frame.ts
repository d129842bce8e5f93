import type { Ingredient } from '#shared/domain/diets.ts';
import type { Sheet } from '../sheet.ts';
import type { Spot } from '../svg.ts';

/** The picture's size in pixels, and whether text may stand over its left part. */
export type Frame = { width: number; height: number; isHero: boolean };

/** Something drawn around the origin within a radius of 100. */
export type Dish = (sheet: Sheet) => string;
/** Something drawn at a spot; `holds` is what it shows of what some diet rules out. */
export type Item = ((sheet: Sheet, spot: Spot) => string) & { holds?: readonly Ingredient[] };

/** An item that is left out of pictures that may not show all of `holds`. */
export const holding = (holds: readonly Ingredient[], item: Item): Item =>
  Object.assign((sheet: Sheet, spot: Spot) => sheet.show(...holds) + item(sheet, spot), { holds });

export const mayLieOn = (sheet: Sheet, item: Item): boolean => (item.holds ?? []).every(sheet.may);
