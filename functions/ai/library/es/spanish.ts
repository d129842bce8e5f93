import type { CopyLibrary } from '../copy-library.ts';
import { ADS } from './ads.ts';
import { GENERAL_CUISINE } from './cuisines/day.ts';
import { CUISINES } from './cuisines.ts';
import { DISHES } from './dishes.ts';
import { FACTS } from './facts.ts';
import { FAQ } from './faq.ts';
import { IMAGES } from './images.ts';
import { PAGE } from './page.ts';
import { POSTS } from './posts.ts';
import { SECTIONS } from './sections.ts';
import { TEXTS } from './texts.ts';

/** Neutral, warm Spanish with tú, for the United States, Mexico, and Spain. */
export const SPANISH: CopyLibrary = {
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
