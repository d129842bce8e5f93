import type { Cuisine } from './cuisine.ts';
import { ASIAN_CUISINES } from './cuisines-asia.ts';
import { EUROPEAN_CUISINES } from './cuisines-europe.ts';
import { ITALIAN_CUISINES } from './cuisines-italy.ts';
import { VENUE_CUISINES } from './cuisines-venues.ts';
import { WORLD_CUISINES } from './cuisines-world.ts';

export const CUISINES: readonly Cuisine[] = [
  ...ITALIAN_CUISINES,
  ...EUROPEAN_CUISINES,
  ...ASIAN_CUISINES,
  ...WORLD_CUISINES,
  ...VENUE_CUISINES,
];
