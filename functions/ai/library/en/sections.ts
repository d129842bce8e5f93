import type { CopyLibrary } from '../copy-library.ts';
import { SECTIONS_FOOD } from './sections/food.ts';
import { SECTIONS_OCCASIONS } from './sections/occasions.ts';

/** `written` stands beside what the owner told us and adds nothing to it but a reason to come. */
export const SECTIONS: CopyLibrary['sections'] = { ...SECTIONS_OCCASIONS, ...SECTIONS_FOOD };
