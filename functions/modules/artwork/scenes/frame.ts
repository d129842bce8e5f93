import type { Sheet } from '../sheet.ts';
import type { Spot } from '../svg.ts';

/** The picture's size in pixels, and whether text may stand over its left part. */
export type Frame = { width: number; height: number; isHero: boolean };

/** Something drawn around the origin within a radius of 100. */
export type Dish = (sheet: Sheet) => string;
/** Something drawn at a spot. */
export type Item = (sheet: Sheet, spot: Spot) => string;
