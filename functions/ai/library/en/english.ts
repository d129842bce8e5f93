import type { CopyLibrary } from '../copy-library.ts';
import { ADS } from './ads.ts';
import { CUISINES, GENERAL_CUISINE } from './cuisines.ts';
import { DISHES } from './dishes.ts';
import { FACTS } from './facts.ts';
import { FAQ } from './faq.ts';
import { IMAGES } from './images.ts';
import { PAGE } from './page.ts';
import { POSTS } from './posts.ts';
import { SECTIONS } from './sections.ts';
import { TEXTS } from './texts.ts';

/** All copy of the built-in writer in English. */
export const ENGLISH: CopyLibrary = {
  ...PAGE,
  faq: FAQ,
  sections: SECTIONS,
  dishes: DISHES,
  cuisines: CUISINES,
  generalCuisine: GENERAL_CUISINE,
  posts: POSTS,
  facts: FACTS,
  ads: ADS,
  texts: TEXTS,
  images: IMAGES,
};
