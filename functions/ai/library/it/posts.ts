import type { CopyLibrary } from '../copy-library.ts';
import { POSTS_DAY } from './posts/day.ts';
import { POSTS_DISHES } from './posts/dishes.ts';
import { POSTS_HOLIDAYS } from './posts/holidays.ts';
import { POSTS_OCCASIONS } from './posts/occasions.ts';
import { POSTS_PLACE } from './posts/place.ts';
import { POSTS_WEATHER } from './posts/weather.ts';
import { POSTS_WEEK } from './posts/week.ts';

export const POSTS: CopyLibrary['posts'] = {
  ...POSTS_DISHES,
  ...POSTS_PLACE,
  ...POSTS_WEEK,
  ...POSTS_DAY,
  ...POSTS_WEATHER,
  ...POSTS_OCCASIONS,
  ...POSTS_HOLIDAYS,
};
