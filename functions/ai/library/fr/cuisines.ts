import type { CopyLibrary } from '../copy-library.ts';
import { CUISINES_AMERICA } from './cuisines/america.ts';
import { CUISINES_ASIA } from './cuisines/asia.ts';
import { CUISINES_BARS_AND_TRUCKS } from './cuisines/bars-and-trucks.ts';
import { CUISINES_DAY } from './cuisines/day.ts';
import { CUISINES_FRANCE } from './cuisines/france.ts';
import { CUISINES_JAPAN_AND_KOREA } from './cuisines/japan-and-korea.ts';
import { CUISINES_LATIN_AMERICA } from './cuisines/latin-america.ts';
import { CUISINES_NORTHERN_EUROPE } from './cuisines/northern-europe.ts';
import { CUISINES_ORIENT } from './cuisines/orient.ts';
import { CUISINES_SOUTHERN_EUROPE } from './cuisines/southern-europe.ts';

export const CUISINES: CopyLibrary['cuisines'] = {
  ...CUISINES_FRANCE,
  ...CUISINES_SOUTHERN_EUROPE,
  ...CUISINES_NORTHERN_EUROPE,
  ...CUISINES_AMERICA,
  ...CUISINES_LATIN_AMERICA,
  ...CUISINES_ASIA,
  ...CUISINES_JAPAN_AND_KOREA,
  ...CUISINES_ORIENT,
  ...CUISINES_DAY,
  ...CUISINES_BARS_AND_TRUCKS,
};
