import type { CopyLibrary } from '../copy-library.ts';
import { POSTS_COMPANY } from './posts/company.ts';
import { POSTS_DISHES } from './posts/dishes.ts';
import { POSTS_HOLIDAYS } from './posts/holidays.ts';
import { POSTS_PLACE } from './posts/place.ts';
import { POSTS_SEASONS } from './posts/seasons.ts';
import { POSTS_WEEK } from './posts/week.ts';

export const POSTS: CopyLibrary['posts'] = {
  ...POSTS_DISHES,
  ...POSTS_PLACE,
  ...POSTS_WEEK,
  ...POSTS_COMPANY,
  ...POSTS_SEASONS,
  ...POSTS_HOLIDAYS,
};
