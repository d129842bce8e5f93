import type { CopyLibrary } from '../copy-library.ts';
import { FAQ_ON_FOOD } from './faq-food.ts';
import { FAQ_ON_THE_VISIT } from './faq-visit.ts';

/** Guests’ questions. The owner confirms or completes the answers. */
export const FAQ: CopyLibrary['faq'] = { ...FAQ_ON_THE_VISIT, ...FAQ_ON_FOOD };
