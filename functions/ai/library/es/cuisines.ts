import type { CopyLibrary } from '../copy-library.ts';
import { CUISINES_DAY } from './cuisines/day.ts';
import { CUISINES_EUROPE } from './cuisines/europe.ts';
import { CUISINES_LATIN } from './cuisines/latin.ts';
import { CUISINES_MORE } from './cuisines/more.ts';

export const CUISINES: CopyLibrary['cuisines'] = {
  ...CUISINES_LATIN,
  ...CUISINES_EUROPE,
  ...CUISINES_DAY,
  ...CUISINES_MORE,
};
