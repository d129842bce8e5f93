/** The typefaces that a generated site can use, as data: where each file lies, and what stands in for it. */

const VERSION = '5.3.0';

/** One file of a family. `source` is the file inside node_modules, `path` its address on the sites origin. */
export type FontFile = {
  path: string;
  source: string;
  style: 'normal' | 'italic';
  subset: 'latin' | 'latin-ext';
  bytes: number;
};

export type FontFamily = {
  family: string;
  kind: 'serif' | 'sans-serif';
  /** CSS `font-weight` range of the variable files, such as `300 700`. */
  weights: string;
  files: readonly FontFile[];
  /** Percentages that give the fallback face the same set width and line box, so that text does not jump. */
  fallback: { sizeAdjust: number; ascent: number; descent: number };
  /** How wide a letter of a wide word is on average when set bold, in em. */
  glyph: number;
};

type FamilyRow = Omit<FontFamily, 'files'> & {
  id: string;
  /** Bytes of latin, latin italic, latin-ext, latin-ext italic; 0 where there is no such file. */
  bytes: readonly [number, number, number, number];
};

function familyOf({ id, bytes, ...family }: FamilyRow): FontFamily {
  const file = (subset: FontFile['subset'], style: FontFile['style'], size: number): FontFile => ({
    path: `/fonts/${id}-${VERSION}-${subset}${style === 'italic' ? '-italic' : ''}.woff2`,
    source: `@fontsource-variable/${id}/files/${id}-${subset}-wght-${style}.woff2`,
    style,
    subset,
    bytes: size,
  });
  const files = [
    file('latin', 'normal', bytes[0]),
    file('latin', 'italic', bytes[1]),
    file('latin-ext', 'normal', bytes[2]),
    file('latin-ext', 'italic', bytes[3]),
  ];
  return { ...family, files: files.filter((each) => each.bytes > 0) };
}

/** `fallback` was measured in Chromium against Liberation (the metrics of Times New Roman and Arial). */
const ROWS: readonly FamilyRow[] = [
  {
    id: 'fraunces',
    family: 'Fraunces',
    kind: 'serif',
    weights: '100 900',
    bytes: [36620, 45656, 33584, 40528],
    fallback: { sizeAdjust: 111.7, ascent: 87.6, descent: 22.8 },
    glyph: 0.65,
  },
  {
    id: 'playfair-display',
    family: 'Playfair Display',
    kind: 'serif',
    weights: '400 900',
    bytes: [38404, 38804, 21140, 23380],
    fallback: { sizeAdjust: 106.1, ascent: 102, descent: 23.7 },
    glyph: 0.59,
  },
  {
    id: 'cormorant',
    family: 'Cormorant',
    kind: 'serif',
    weights: '300 700',
    bytes: [35340, 38140, 30344, 31360],
    fallback: { sizeAdjust: 95.9, ascent: 96.4, descent: 29.9 },
    glyph: 0.51,
  },
  {
    id: 'lora',
    family: 'Lora',
    kind: 'serif',
    weights: '400 700',
    bytes: [37788, 40772, 20088, 21128],
    fallback: { sizeAdjust: 110.1, ascent: 91.4, descent: 24.9 },
    glyph: 0.62,
  },
  {
    id: 'alegreya',
    family: 'Alegreya',
    kind: 'serif',
    weights: '400 900',
    bytes: [43476, 44456, 37856, 38316],
    fallback: { sizeAdjust: 96.6, ascent: 105.1, descent: 35.7 },
    glyph: 0.54,
  },
  {
    id: 'bricolage-grotesque',
    family: 'Bricolage Grotesque',
    kind: 'sans-serif',
    weights: '200 800',
    bytes: [41344, 0, 18668, 0],
    fallback: { sizeAdjust: 103.1, ascent: 90.2, descent: 26.2 },
    glyph: 0.63,
  },
  {
    id: 'archivo',
    family: 'Archivo',
    kind: 'sans-serif',
    weights: '100 900',
    bytes: [34928, 39156, 32608, 35016],
    fallback: { sizeAdjust: 98.6, ascent: 89.1, descent: 21.3 },
    glyph: 0.6,
  },
  {
    id: 'jost',
    family: 'Jost',
    kind: 'sans-serif',
    weights: '100 900',
    bytes: [26576, 30700, 17104, 19436],
    fallback: { sizeAdjust: 94.2, ascent: 113.6, descent: 39.8 },
    glyph: 0.59,
  },
  {
    id: 'source-sans-3',
    family: 'Source Sans 3',
    kind: 'sans-serif',
    weights: '200 900',
    bytes: [28740, 28532, 60088, 59496],
    fallback: { sizeAdjust: 90.9, ascent: 112.7, descent: 44 },
    glyph: 0.56,
  },
  {
    id: 'figtree',
    family: 'Figtree',
    kind: 'sans-serif',
    weights: '300 900',
    bytes: [20156, 20928, 10280, 10376],
    fallback: { sizeAdjust: 100.3, ascent: 94.7, descent: 24.9 },
    glyph: 0.6,
  },
  {
    id: 'karla',
    family: 'Karla',
    kind: 'sans-serif',
    weights: '200 800',
    bytes: [32116, 32960, 15232, 15972],
    fallback: { sizeAdjust: 99, ascent: 92.6, descent: 25.4 },
    glyph: 0.6,
  },
  {
    id: 'hanken-grotesk',
    family: 'Hanken Grotesk',
    kind: 'sans-serif',
    weights: '100 900',
    bytes: [34704, 35592, 19588, 20388],
    fallback: { sizeAdjust: 98.8, ascent: 101.2, descent: 30.7 },
    glyph: 0.58,
  },
  {
    id: 'montserrat',
    family: 'Montserrat',
    kind: 'sans-serif',
    weights: '100 900',
    bytes: [37956, 39632, 70688, 74892],
    fallback: { sizeAdjust: 111.5, ascent: 86.8, descent: 22.5 },
    glyph: 0.68,
  },
];

export const FONT_FAMILIES: readonly FontFamily[] = ROWS.map(familyOf);

type SystemFont = { stack: string; glyph: number };

/**
 * Fonts that the visitor's own system has: the presets' (spec, website builder §7.1) and the editor's choices.
 * Each stack names what stands in on Windows, Apple's systems, Android and Linux, nearest in form first.
 */
const SYSTEM_FONTS = new Map<string, SystemFont>([
  ['georgia', { stack: 'Georgia, Gelasio, "Noto Serif", "Times New Roman", Times, serif', glyph: 0.61 }],
  [
    'helvetica neue',
    { stack: '"Helvetica Neue", Helvetica, Arial, Roboto, "Liberation Sans", sans-serif', glyph: 0.59 },
  ],
  ['arial', { stack: 'Arial, Helvetica, Roboto, "Liberation Sans", sans-serif', glyph: 0.59 }],
  [
    'trebuchet ms',
    {
      stack: '"Trebuchet MS", "Lucida Grande", "Fira Sans", Ubuntu, "Segoe UI", Roboto, sans-serif',
      glyph: 0.6,
    },
  ],
  ['serif', { stack: 'Georgia, "Noto Serif", "Times New Roman", serif', glyph: 0.61 }],
  ['sans-serif', { stack: 'system-ui, "Segoe UI", Roboto, Arial, sans-serif', glyph: 0.6 }],
  ['monospace', { stack: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace', glyph: 0.62 }],
]);
const DEFAULT_FONT: SystemFont = {
  stack: 'system-ui, "Segoe UI", Roboto, Arial, sans-serif',
  glyph: 0.6,
};

const FAMILIES_BY_NAME = new Map(FONT_FAMILIES.map((family) => [family.family.toLowerCase(), family]));

/** The self-hosted family of this name, in any case; undefined for system fonts and unknown names. */
export function findFontFamily(name: string): FontFamily | undefined {
  return FAMILIES_BY_NAME.get(name.trim().toLowerCase());
}

function systemFont(name: string): SystemFont | undefined {
  return SYSTEM_FONTS.get(name.trim().toLowerCase());
}

/** The CSS `font-family` value for a font name. Unknown names get the system's own sans. */
export function fontStack(name: string): string {
  const family = findFontFamily(name);
  if (family) return `"${family.family}", "${family.family} Fallback", ${family.kind}`;
  return (systemFont(name) ?? DEFAULT_FONT).stack;
}

/** The names of all fonts that have a stack of their own. Any case will do. */
export const FONT_NAMES: readonly string[] = [
  ...FONT_FAMILIES.map(({ family }) => family),
  ...SYSTEM_FONTS.keys(),
];

/** Whether a font of this name has a stack of its own. */
export function isPrintableFont(name: string): boolean {
  return findFontFamily(name) !== undefined || systemFont(name) !== undefined;
}

/** How wide a letter of a wide word is on average when set bold, in em: what a title needs of its line. */
export function glyphWidth(name: string): number {
  return (findFontFamily(name) ?? systemFont(name) ?? DEFAULT_FONT).glyph;
}
