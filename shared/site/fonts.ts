import { FAMILY_ROWS, type FamilyRow, type FontFamily, type FontFile } from './font-families.ts';

/** The typefaces for generated sites: file paths and fallbacks. */

const VERSION = '5.3.0';

/** The weight of basic italics, which designs use for captions and quotations. */
const ITALIC_WEIGHT = '400';

function familyOf({ id, bytes, basicBytes, weights, basicWeights, ...family }: FamilyRow): FontFamily {
  const file = (subset: FontFile['subset'], style: FontFile['style'], size: number): FontFile => ({
    path: `/fonts/${id}-${VERSION}-${subset}${style === 'italic' ? '-italic' : ''}.woff2`,
    source: `@fontsource-variable/${id}/files/${id}-${subset}-wght-${style}.woff2`,
    style,
    subset,
    weights,
    bytes: size,
  });
  const files = [
    file('latin', 'normal', bytes[0]),
    file('latin', 'italic', bytes[1]),
    file('latin-ext', 'normal', bytes[2]),
    file('latin-ext', 'italic', bytes[3]),
  ];
  const basic = (style: FontFile['style'], size: number): FontFile => {
    const name = `${id}-${VERSION}-basic${style === 'italic' ? '-italic' : ''}.woff2`;
    return {
      path: `/fonts/${name}`,
      source: `../infra/site-fonts/${name}`,
      style,
      subset: 'basic',
      weights: style === 'italic' ? ITALIC_WEIGHT : basicWeights,
      bytes: size,
    };
  };
  const isThere = (each: FontFile) => each.bytes > 0;
  return {
    ...family,
    files: files.filter(isThere),
    basic: [basic('normal', basicBytes[0]), basic('italic', basicBytes[1])].filter(isThere),
  };
}

export const FONT_FAMILIES: readonly FontFamily[] = FAMILY_ROWS.map(familyOf);

/** All files of the sites origin below `/fonts/`. */
export const FONT_FILES: readonly FontFile[] = FONT_FAMILIES.flatMap(({ files, basic }) => [
  ...basic,
  ...files,
]);

type SystemFont = { stack: string; glyph: number };

/**
 * System fonts: those of the presets (spec, website builder §7.1) and the editor's choices. Each stack lists
 * similar fonts on Windows, Apple systems, Android, and Linux, most similar first.
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

/** Finds a self-hosted family by name, ignoring case; undefined for system fonts and unknown names. */
export function findFontFamily(name: string): FontFamily | undefined {
  return FAMILIES_BY_NAME.get(name.trim().toLowerCase());
}

function systemFont(name: string): SystemFont | undefined {
  return SYSTEM_FONTS.get(name.trim().toLowerCase());
}

/** The CSS `font-family` for a font name. Unknown names get the system's sans-serif font. */
export function fontStack(name: string): string {
  const family = findFontFamily(name);
  if (family) return `"${family.family}", "${family.family} Fallback", ${family.kind}`;
  return (systemFont(name) ?? DEFAULT_FONT).stack;
}

/** The names of all fonts with their own stack. Case doesn't matter. */
export const FONT_NAMES: readonly string[] = [
  ...FONT_FAMILIES.map(({ family }) => family),
  ...SYSTEM_FONTS.keys(),
];

/** Whether this font has its own stack. */
export function isPrintableFont(name: string): boolean {
  return findFontFamily(name) !== undefined || systemFont(name) !== undefined;
}

/** The average width of a bold letter in a wide word, in em, to estimate a title's width. */
export function glyphWidth(name: string): number {
  return (findFontFamily(name) ?? systemFont(name) ?? DEFAULT_FONT).glyph;
}
