import type { CopyLibrary } from '../copy-library.ts';
import { CUISINES_AMERICA } from './cuisines/america.ts';
import { CUISINES_DAY } from './cuisines/day.ts';
import { CUISINES_EUROPE } from './cuisines/europe.ts';
import { CUISINES_LATIN } from './cuisines/latin.ts';
import { CUISINES_SEA_AND_PLANTS } from './cuisines/sea-and-plants.ts';

export const CUISINES: CopyLibrary['cuisines'] = {
  ...CUISINES_LATIN,
  ...CUISINES_EUROPE,
  ...CUISINES_AMERICA,
  ...CUISINES_SEA_AND_PLANTS,
  ...CUISINES_DAY,
};
