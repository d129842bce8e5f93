import { BASIC_LETTERS } from './basic-letters.ts';

/** The characters of each subset, as Google Fonts splits them. */
const GOOGLE_RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

/** Expands `U+0041-0043,U+0061` to 0x41, 0x42, 0x43, 0x61. */
function codesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((end) => Number.parseInt(end, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The reverse; the codes must ascend. */
function rangesOf(codes: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');
}

const BASIC_CODES = BASIC_LETTERS.map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
const REST_OF_LATIN = codesOf(GOOGLE_RANGES.latin).filter((code) => !BASIC_CODES.includes(code));

/** For CSS `unicode-range`. */
export const UNICODE_RANGES = { basic: rangesOf(BASIC_CODES), ...GOOGLE_RANGES };

/** The characters that need the full Latin file if a basic one exists. */
export const REST_OF_LATIN_RANGE = rangesOf(REST_OF_LATIN);

const PRINTED_REST: ReadonlySet<number> = new Set(REST_OF_LATIN.filter((code) => code > 0x9f));

/** Whether a page has a character for which browsers load the full Latin file, too. */
export function needsRestOfLatin(html: string): boolean {
  for (let index = 0; index < html.length; index += 1)
    if (PRINTED_REST.has(html.charCodeAt(index))) return true;
  return false;
}
