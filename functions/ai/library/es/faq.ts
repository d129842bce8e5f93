import type { CopyLibrary } from '../copy-library.ts';
import { FAQ_ON_FOOD } from './faq-food.ts';
import { FAQ_ON_THE_VISIT } from './faq-visit.ts';

/** Questions as guests ask them; the answers are for the owner to confirm or complete. */
export const FAQ: CopyLibrary['faq'] = { ...FAQ_ON_THE_VISIT, ...FAQ_ON_FOOD };
