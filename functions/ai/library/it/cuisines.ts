import type { CopyLibrary } from '../copy-library.ts';
import { CUISINES_ASIA } from './cuisines/asia.ts';
import { CUISINES_DAY } from './cuisines/day.ts';
import { CUISINES_EAST } from './cuisines/east.ts';
import { CUISINES_EUROPE } from './cuisines/europe.ts';
import { CUISINES_ITALY } from './cuisines/italy.ts';
import { CUISINES_LATIN } from './cuisines/latin.ts';
import { CUISINES_MIXED } from './cuisines/mixed.ts';

export const CUISINES: CopyLibrary['cuisines'] = {
  ...CUISINES_ITALY,
  ...CUISINES_DAY,
  ...CUISINES_MIXED,
  ...CUISINES_ASIA,
  ...CUISINES_EAST,
  ...CUISINES_EUROPE,
  ...CUISINES_LATIN,
};
