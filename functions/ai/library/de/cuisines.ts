import type { CopyLibrary } from '../copy-library.ts';
import { CUISINES_ASIA } from './cuisines/asia.ts';
import { CUISINES_DAY } from './cuisines/day.ts';
import { CUISINES_EUROPE } from './cuisines/europe.ts';
import { CUISINES_GLASS_AND_STREET } from './cuisines/glass-and-street.ts';
import { CUISINES_SOUTH } from './cuisines/south.ts';

export const CUISINES: CopyLibrary['cuisines'] = {
  ...CUISINES_EUROPE,
  ...CUISINES_SOUTH,
  ...CUISINES_ASIA,
  ...CUISINES_DAY,
  ...CUISINES_GLASS_AND_STREET,
};
