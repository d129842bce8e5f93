import type { CopyLibrary } from '../copy-library.ts';
import { POSTS_COMPANY } from './posts/company.ts';
import { POSTS_DISHES } from './posts/dishes.ts';
import { POSTS_HOLIDAYS } from './posts/holidays.ts';
import { POSTS_KITCHEN } from './posts/kitchen.ts';
import { POSTS_NEIGHBORHOOD } from './posts/neighborhood.ts';
import { POSTS_OFFERS } from './posts/offers.ts';
import { POSTS_SEASONS } from './posts/seasons.ts';
import { POSTS_WEEK } from './posts/week.ts';
import { POSTS_WORKDAY } from './posts/workday.ts';

export const POSTS: CopyLibrary['posts'] = {
  ...POSTS_DISHES,
  ...POSTS_KITCHEN,
  ...POSTS_NEIGHBORHOOD,
  ...POSTS_OFFERS,
  ...POSTS_WEEK,
  ...POSTS_WORKDAY,
  ...POSTS_COMPANY,
  ...POSTS_SEASONS,
  ...POSTS_HOLIDAYS,
};
