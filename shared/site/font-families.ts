/** A font file. `source` is its path in node_modules, `path` its address on the sites origin. */
export type FontFile = {
  path: string;
  source: string;
  style: 'normal' | 'italic';
  /** `basic`: the `BASIC_LETTERS` of `latin`. */
  subset: 'basic' | 'latin' | 'latin-ext';
  /** CSS `font-weight` range, such as `300 700`. */
  weights: string;
  bytes: number;
};

export type FontFamily = {
  family: string;
  kind: 'serif' | 'sans-serif';
  files: readonly FontFile[];
  /** Files with only `BASIC_LETTERS`, upright and italic. */
  basic: readonly FontFile[];
  /** Percentages that give the fallback font the same width and line height, so that text doesn't move. */
  fallback: { sizeAdjust: number; ascent: number; descent: number };
  /** The average width of a bold letter in a wide word, in em. */
  glyph: number;
};

/** A family as described by its package and `scripts/subset-site-fonts.ts`. */
export type FamilyRow = Omit<FontFamily, 'files' | 'basic'> & {
  id: string;
  /** The weights of the family, and those of its basic file, which are all that designs use. A basic italic has one. */
  weights: string;
  basicWeights: string;
  /** Bytes of latin, latin italic, latin-ext, and latin-ext italic; 0 for a missing file. */
  bytes: readonly [number, number, number, number];
  /** The same for basic and basic italic, as printed by `scripts/subset-site-fonts.ts`. */
  basicBytes: readonly [number, number];
};

/**
 * Family, kind, weights, basic weights, bytes, basic bytes, fallback, and glyph, as in `FamilyRow`. The fallback was
 * measured in Chromium against Liberation (same metrics as Times New Roman and Arial).
 */
const TABLE = `
Fraunces | serif | 100 900 | 400 900 | 36620 45656 33584 40528 | 25480 17440 | 111.7 87.6 22.8 | 0.65
Playfair Display | serif | 400 900 | 400 900 | 38404 38804 21140 23380 | 23600 14904 | 106.1 102 23.7 | 0.59
Cormorant | serif | 300 700 | 400 700 | 35340 38140 30344 31360 | 23472 15628 | 95.9 96.4 29.9 | 0.51
Lora | serif | 400 700 | 400 700 | 37788 40772 20088 21128 | 23396 15608 | 110.1 91.4 24.9 | 0.62
Alegreya | serif | 400 900 | 400 900 | 43476 44456 37856 38316 | 29228 15744 | 96.6 105.1 35.7 | 0.54
Bricolage Grotesque | sans-serif | 200 800 | 400 800 | 41344 0 18668 0 | 20676 0 | 103.1 90.2 26.2 | 0.63
Archivo | sans-serif | 100 900 | 400 900 | 34928 39156 32608 35016 | 20508 9316 | 98.6 89.1 21.3 | 0.6
Jost | sans-serif | 100 900 | 300 900 | 26576 30700 17104 19436 | 18216 7772 | 94.2 113.6 39.8 | 0.59
Source Sans 3 | sans-serif | 200 900 | 400 900 | 28740 28532 60088 59496 | 16816 8384 | 90.9 112.7 44 | 0.56
Figtree | sans-serif | 300 900 | 400 900 | 20156 20928 10280 10376 | 13236 7536 | 100.3 94.7 24.9 | 0.6
Karla | sans-serif | 200 800 | 400 800 | 32116 32960 15232 15972 | 16076 8560 | 99 92.6 25.4 | 0.6
Hanken Grotesk | sans-serif | 100 900 | 400 900 | 34704 35592 19588 20388 | 14084 8488 | 98.8 101.2 30.7 | 0.58
Montserrat | sans-serif | 100 900 | 400 900 | 37956 39632 70688 74892 | 25632 9640 | 111.5 86.8 22.5 | 0.68
`;

export const FAMILY_ROWS: readonly FamilyRow[] = TABLE.trim()
  .split('\n')
  .map((line): FamilyRow => {
    const [family = '', kind, weights = '', basicWeights = '', ...figures] = line.split(' | ');
    const [bytes = [], basicBytes = [], fallback = [], glyph = []] = figures.map((each) =>
      each.split(' ').map(Number),
    );
    const [sizeAdjust = 0, ascent = 0, descent = 0] = fallback;
    return {
      id: family.toLowerCase().replaceAll(' ', '-'),
      ...{ family, kind: kind === 'serif' ? kind : 'sans-serif', weights, basicWeights },
      bytes: [bytes[0] ?? 0, bytes[1] ?? 0, bytes[2] ?? 0, bytes[3] ?? 0],
      basicBytes: [basicBytes[0] ?? 0, basicBytes[1] ?? 0],
      fallback: { sizeAdjust, ascent, descent },
      glyph: glyph[0] ?? 0,
    };
  });
