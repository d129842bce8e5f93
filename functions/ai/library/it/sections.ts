import type { CopyLibrary } from '../copy-library.ts';
import { SECTIONS_FOOD } from './sections/food.ts';
import { SECTIONS_OCCASIONS } from './sections/occasions.ts';

/** Sections beside a fact of the owner: the lines are about the guest’s plans, never about what is included. */
export const SECTIONS: CopyLibrary['sections'] = { ...SECTIONS_FOOD, ...SECTIONS_OCCASIONS };
