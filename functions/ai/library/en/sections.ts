import type { CopyLibrary } from '../copy-library.ts';
import { SECTIONS_FOOD } from './sections/food.ts';
import { SECTIONS_OCCASIONS } from './sections/occasions.ts';

/** `written` accompanies the owner’s words and adds only a reason to come. */
export const SECTIONS: CopyLibrary['sections'] = { ...SECTIONS_OCCASIONS, ...SECTIONS_FOOD };
