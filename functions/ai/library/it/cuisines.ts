import type { CopyLibrary } from '../copy-library.ts';
import { CUISINES_AMERICA } from './cuisines/america.ts';
import { CUISINES_ASIA } from './cuisines/asia.ts';
import { CUISINES_BARS_AND_TRUCKS } from './cuisines/bars-and-trucks.ts';
import { CUISINES_DAY } from './cuisines/day.ts';
import { CUISINES_EAST } from './cuisines/east.ts';
import { CUISINES_ITALY } from './cuisines/italy.ts';
import { CUISINES_JAPAN_AND_KOREA } from './cuisines/japan-and-korea.ts';
import { CUISINES_LATIN } from './cuisines/latin.ts';
import { CUISINES_MIXED } from './cuisines/mixed.ts';
import { CUISINES_NORTHERN_EUROPE } from './cuisines/northern-europe.ts';
import { CUISINES_SOUTHERN_EUROPE } from './cuisines/southern-europe.ts';

export const CUISINES: CopyLibrary['cuisines'] = {
  ...CUISINES_ITALY,
  ...CUISINES_DAY,
  ...CUISINES_BARS_AND_TRUCKS,
  ...CUISINES_AMERICA,
  ...CUISINES_MIXED,
  ...CUISINES_JAPAN_AND_KOREA,
  ...CUISINES_ASIA,
  ...CUISINES_EAST,
  ...CUISINES_SOUTHERN_EUROPE,
  ...CUISINES_NORTHERN_EUROPE,
  ...CUISINES_LATIN,
};
