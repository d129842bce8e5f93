import type { Cuisine } from './cuisine.ts';
import { AMERICAN_CUISINES } from './cuisines-americas.ts';
import { CAFE_AND_BAR_CUISINES } from './cuisines-cafes-and-bars.ts';
import { COUNTER_CUISINES } from './cuisines-counters.ts';
import { ITALIAN_CUISINES } from './cuisines-italy.ts';
import { JAPANESE_AND_CHINESE_CUISINES } from './cuisines-japan-and-china.ts';
import { KITCHEN_CUISINES } from './cuisines-kitchens.ts';
import { KOREAN_TO_INDIAN_CUISINES } from './cuisines-korea-to-india.ts';
import { LEVANTINE_AND_AFRICAN_CUISINES } from './cuisines-levant-and-africa.ts';
import { NORTH_EUROPEAN_CUISINES } from './cuisines-north-europe.ts';
import { SOUTH_EUROPEAN_CUISINES } from './cuisines-south-europe.ts';

export const CUISINES: readonly Cuisine[] = [
  ...ITALIAN_CUISINES,
  ...SOUTH_EUROPEAN_CUISINES,
  ...NORTH_EUROPEAN_CUISINES,
  ...JAPANESE_AND_CHINESE_CUISINES,
  ...KOREAN_TO_INDIAN_CUISINES,
  ...AMERICAN_CUISINES,
  ...LEVANTINE_AND_AFRICAN_CUISINES,
  ...KITCHEN_CUISINES,
  ...CAFE_AND_BAR_CUISINES,
  ...COUNTER_CUISINES,
];
