import { FIFTH_FALSE } from './fifth-false-texts.ts';
import { FIFTH_TRUE } from './fifth-true-texts.ts';
import { FIRST_FALSE } from './first-false-texts.ts';
import { FIRST_TRUE } from './first-true-texts.ts';
import { FOURTH_FALSE } from './fourth-false-texts.ts';
import { FOURTH_TRUE } from './fourth-true-texts.ts';
import { FALSE_OF_ROUNDS, TRUE_OF_ROUNDS } from './load-rounds.ts';
import { SECOND_FALSE } from './second-false-texts.ts';
import { SECOND_TRUE } from './second-true-texts.ts';
import { SIXTH_FALSE } from './sixth-false-texts.ts';
import type { StrangersText } from './strangers-text.ts';
import { THIRD_FALSE } from './third-false-texts.ts';
import { THIRD_TRUE } from './third-true-texts.ts';

/** What was written round by round as models write, each before anything was mended for it. */
export const STRANGERS_TRUE: readonly StrangersText[] = [
  ...FIRST_TRUE,
  ...SECOND_TRUE,
  ...THIRD_TRUE,
  ...FOURTH_TRUE,
  ...FIFTH_TRUE,
  ...TRUE_OF_ROUNDS,
];
export const STRANGERS_FALSE: readonly StrangersText[] = [
  ...FIRST_FALSE,
  ...SECOND_FALSE,
  ...THIRD_FALSE,
  ...FOURTH_FALSE,
  ...FIFTH_FALSE,
  ...SIXTH_FALSE,
  ...FALSE_OF_ROUNDS,
];
