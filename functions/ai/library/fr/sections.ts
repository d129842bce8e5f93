import type { CopyLibrary } from '../copy-library.ts';
import { SECTIONS_FOOD } from './sections/food.ts';
import { SECTIONS_OCCASIONS } from './sections/occasions.ts';

/** Sections with a fact from the owner. The lines are about the guests’ plans, never about what is included. */
export const SECTIONS: CopyLibrary['sections'] = { ...SECTIONS_FOOD, ...SECTIONS_OCCASIONS };
