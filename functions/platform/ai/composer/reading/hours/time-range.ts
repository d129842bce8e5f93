import type { TimeToken } from './hours-tokens.ts';

/** "12–15", "from 8am", "until late". */
export type TimeRange = { opens?: TimeToken; closes?: TimeToken };

/** Weekdays (0 is Monday; none where every day is meant) with their times. */
export type Entry = { days: number[]; ranges: TimeRange[] };
