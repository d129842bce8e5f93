import type { CopyLibrary } from '../copy-library.ts';
import { SECTIONS_FOOD } from './sections/food.ts';
import { SECTIONS_OCCASIONS } from './sections/occasions.ts';

export const SECTIONS: CopyLibrary['sections'] = { ...SECTIONS_OCCASIONS, ...SECTIONS_FOOD };
