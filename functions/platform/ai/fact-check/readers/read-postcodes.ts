import type { Scan } from './fact-token.ts';

/** Codes of the post that hold letters, as in Britain and Canada. */
const CODE = /(?<![a-z\d])(?:[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|[a-z]\d[a-z] ?\d[a-z]\d)(?![a-z\d])/g;

/** Behind digits these two letters are half of a day: "w1 2pm". */
const HALF_OF_DAY = /\d ?\d[ap]m$/;

/** Codes of the post with letters; those of digits alone are numbers. */
export function readPostcodes(scan: Scan): void {
  scan.take(CODE, ([words]) =>
    HALF_OF_DAY.test(words) ? undefined : { kind: 'postcode', code: words.replace(' ', '') },
  );
}
