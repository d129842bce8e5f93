import type { CopyLibrary } from '../copy-library.ts';
import { CUISINES_AMERICA } from './cuisines/america.ts';
import { CUISINES_ASIA } from './cuisines/asia.ts';
import { CUISINES_DAY } from './cuisines/day.ts';
import { CUISINES_EUROPE } from './cuisines/europe.ts';
import { CUISINES_FRANCE } from './cuisines/france.ts';
import { CUISINES_ORIENT } from './cuisines/orient.ts';

export const CUISINES: CopyLibrary['cuisines'] = {
  ...CUISINES_FRANCE,
  ...CUISINES_EUROPE,
  ...CUISINES_AMERICA,
  ...CUISINES_ASIA,
  ...CUISINES_ORIENT,
  ...CUISINES_DAY,
};
