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

/** `fallback` was measured in Chromium against Liberation (same metrics as Times New Roman and Arial). */
export const FAMILY_ROWS: readonly FamilyRow[] = [
  {
    id: 'fraunces',
    family: 'Fraunces',
    kind: 'serif',
    weights: '100 900',
    basicWeights: '400 900',
    bytes: [36620, 45656, 33584, 40528],
    basicBytes: [25480, 17440],
    fallback: { sizeAdjust: 111.7, ascent: 87.6, descent: 22.8 },
    glyph: 0.65,
  },
  {
    id: 'playfair-display',
    family: 'Playfair Display',
    kind: 'serif',
    weights: '400 900',
    basicWeights: '400 900',
    bytes: [38404, 38804, 21140, 23380],
    basicBytes: [23600, 14904],
    fallback: { sizeAdjust: 106.1, ascent: 102, descent: 23.7 },
    glyph: 0.59,
  },
  {
    id: 'cormorant',
    family: 'Cormorant',
    kind: 'serif',
    weights: '300 700',
    basicWeights: '400 700',
    bytes: [35340, 38140, 30344, 31360],
    basicBytes: [23472, 15628],
    fallback: { sizeAdjust: 95.9, ascent: 96.4, descent: 29.9 },
    glyph: 0.51,
  },
  {
    id: 'lora',
    family: 'Lora',
    kind: 'serif',
    weights: '400 700',
    basicWeights: '400 700',
    bytes: [37788, 40772, 20088, 21128],
    basicBytes: [23396, 15608],
    fallback: { sizeAdjust: 110.1, ascent: 91.4, descent: 24.9 },
    glyph: 0.62,
  },
  {
    id: 'alegreya',
    family: 'Alegreya',
    kind: 'serif',
    weights: '400 900',
    basicWeights: '400 900',
    bytes: [43476, 44456, 37856, 38316],
    basicBytes: [29228, 15744],
    fallback: { sizeAdjust: 96.6, ascent: 105.1, descent: 35.7 },
    glyph: 0.54,
  },
  {
    id: 'bricolage-grotesque',
    family: 'Bricolage Grotesque',
    kind: 'sans-serif',
    weights: '200 800',
    basicWeights: '400 800',
    bytes: [41344, 0, 18668, 0],
    basicBytes: [20676, 0],
    fallback: { sizeAdjust: 103.1, ascent: 90.2, descent: 26.2 },
    glyph: 0.63,
  },
  {
    id: 'archivo',
    family: 'Archivo',
    kind: 'sans-serif',
    weights: '100 900',
    basicWeights: '400 900',
    bytes: [34928, 39156, 32608, 35016],
    basicBytes: [20508, 9316],
    fallback: { sizeAdjust: 98.6, ascent: 89.1, descent: 21.3 },
    glyph: 0.6,
  },
  {
    id: 'jost',
    family: 'Jost',
    kind: 'sans-serif',
    weights: '100 900',
    basicWeights: '300 900',
    bytes: [26576, 30700, 17104, 19436],
    basicBytes: [18216, 7772],
    fallback: { sizeAdjust: 94.2, ascent: 113.6, descent: 39.8 },
    glyph: 0.59,
  },
  {
    id: 'source-sans-3',
    family: 'Source Sans 3',
    kind: 'sans-serif',
    weights: '200 900',
    basicWeights: '400 900',
    bytes: [28740, 28532, 60088, 59496],
    basicBytes: [16816, 8384],
    fallback: { sizeAdjust: 90.9, ascent: 112.7, descent: 44 },
    glyph: 0.56,
  },
  {
    id: 'figtree',
    family: 'Figtree',
    kind: 'sans-serif',
    weights: '300 900',
    basicWeights: '400 900',
    bytes: [20156, 20928, 10280, 10376],
    basicBytes: [13236, 7536],
    fallback: { sizeAdjust: 100.3, ascent: 94.7, descent: 24.9 },
    glyph: 0.6,
  },
  {
    id: 'karla',
    family: 'Karla',
    kind: 'sans-serif',
    weights: '200 800',
    basicWeights: '400 800',
    bytes: [32116, 32960, 15232, 15972],
    basicBytes: [16076, 8560],
    fallback: { sizeAdjust: 99, ascent: 92.6, descent: 25.4 },
    glyph: 0.6,
  },
  {
    id: 'hanken-grotesk',
    family: 'Hanken Grotesk',
    kind: 'sans-serif',
    weights: '100 900',
    basicWeights: '400 900',
    bytes: [34704, 35592, 19588, 20388],
    basicBytes: [14084, 8488],
    fallback: { sizeAdjust: 98.8, ascent: 101.2, descent: 30.7 },
    glyph: 0.58,
  },
  {
    id: 'montserrat',
    family: 'Montserrat',
    kind: 'sans-serif',
    weights: '100 900',
    basicWeights: '400 900',
    bytes: [37956, 39632, 70688, 74892],
    basicBytes: [25632, 9640],
    fallback: { sizeAdjust: 111.5, ascent: 86.8, descent: 22.5 },
    glyph: 0.68,
  },
];
