import { type ColorPalette, HexColorSchema } from '#shared/site/site-content.ts';
import { contrastRatio, ensureContrast, mixColors, readableOn, withLightness } from './contrast.ts';

/** WCAG 2.2 success criterion 1.4.3, for text of any size. */
export const MINIMUM_TEXT_CONTRAST = 4.5;
/** The target for derived colors, so that rounding never falls below the minimum. */
const TARGET = 4.6;

export type ColorPair = { name: string; foreground: string; background: string; ratio: number };

/** All colors that a template may use. The keys are CSS custom properties without dashes. */
export type SiteColors = Record<
  | 'paper'
  | 'tint'
  | 'ink'
  | 'muted'
  | 'heading'
  | 'accent-text'
  | 'line'
  | 'primary'
  | 'on-primary'
  | 'accent-on-primary'
  | 'secondary'
  | 'on-secondary'
  | 'accent'
  | 'on-accent'
  | 'night'
  | 'on-night'
  | 'muted-on-night'
  | 'accent-on-night'
  | 'line-on-night',
  string
>;

const FALLBACK: ColorPalette = {
  primary: '#2c3e50',
  secondary: '#7a5c3e',
  accent: '#b4552d',
  neutral: '#faf7f2',
  text_primary: '#1f1d1a',
  text_secondary: '#5a544c',
};

function checkedPalette(palette: ColorPalette): ColorPalette {
  const color = (key: keyof ColorPalette) =>
    HexColorSchema.safeParse(palette[key]).success ? palette[key].toLowerCase() : FALLBACK[key];
  return {
    primary: color('primary'),
    secondary: color('secondary'),
    accent: color('accent'),
    neutral: color('neutral'),
    text_primary: color('text_primary'),
    text_secondary: color('text_secondary'),
  };
}

/** A second background, slightly different from the first, with enough contrast for the same text color. */
function tintOf({ neutral: paper, accent }: ColorPalette, ink: string): string {
  const pole = readableOn(paper);
  const towardsInk = mixColors(paper, mixColors(ink, accent, 0.6), 0.075);
  if (contrastRatio(pole, towardsInk) >= 5) return towardsInk;
  return mixColors(paper, pole === '#000000' ? '#ffffff' : '#000000', 0.08);
}

function lightColors(palette: ColorPalette) {
  const paper = palette.neutral;
  const ink = ensureContrast(palette.text_primary, paper, 7);
  const tint = tintOf(palette, ink);
  const papers = [paper, tint];
  return {
    paper,
    tint,
    ink: ensureContrast(palette.text_primary, papers, 7),
    muted: ensureContrast(palette.text_secondary, papers, TARGET),
    heading: ensureContrast(palette.primary, papers, TARGET),
    'accent-text': ensureContrast(palette.accent, papers, TARGET),
    line: mixColors(paper, ink, 0.18),
  };
}

/** The text color on a filled area: near-white or near-black, whichever has more contrast. */
function onFill(fill: string): string {
  return ensureContrast(readableOn(fill, ['#fffdf9', '#14110f']), fill, TARGET);
}

function nightColors(palette: ColorPalette) {
  const night = withLightness(palette.primary, 0.1, 0.4);
  const cream = mixColors('#ffffff', withLightness(palette.neutral, 0.9, 0.6), 0.35);
  return {
    night,
    'on-night': ensureContrast(cream, night, 7),
    'muted-on-night': ensureContrast(mixColors(cream, night, 0.28), night, TARGET),
    'accent-on-night': ensureContrast(palette.accent, night, TARGET),
    'line-on-night': mixColors(night, cream, 0.24),
  };
}

/** The colors of a site. Unreadable text colors are adjusted. */
export function siteColors(given: ColorPalette): SiteColors {
  const palette = checkedPalette(given);
  return {
    ...lightColors(palette),
    primary: palette.primary,
    'on-primary': onFill(palette.primary),
    'accent-on-primary': ensureContrast(palette.accent, palette.primary, TARGET),
    secondary: palette.secondary,
    'on-secondary': onFill(palette.secondary),
    accent: palette.accent,
    'on-accent': onFill(palette.accent),
    ...nightColors(palette),
  };
}

/** Text colors and their backgrounds. Templates may use no other combinations. */
const TEXT_PAIRS: readonly (readonly [keyof SiteColors, keyof SiteColors])[] = [
  ['ink', 'paper'],
  ['ink', 'tint'],
  ['muted', 'paper'],
  ['muted', 'tint'],
  ['heading', 'paper'],
  ['heading', 'tint'],
  ['accent-text', 'paper'],
  ['accent-text', 'tint'],
  ['on-primary', 'primary'],
  ['accent-on-primary', 'primary'],
  ['on-secondary', 'secondary'],
  ['on-accent', 'accent'],
  ['on-night', 'night'],
  ['muted-on-night', 'night'],
  ['accent-on-night', 'night'],
];

/** All pairs of text and background in templates, with contrast ratios. Text is never on an image. */
export function palettePairs(palette: ColorPalette): ColorPair[] {
  return textPairs(siteColors(palette));
}

/** The same pairs with other colors, such as those in a page's CSS. */
export function textPairs(colors: SiteColors): ColorPair[] {
  return TEXT_PAIRS.map(([foreground, background]) => ({
    name: `${foreground} on ${background}`,
    foreground: colors[foreground],
    background: colors[background],
    ratio: contrastRatio(colors[foreground], colors[background]),
  }));
}

/** Prints `:root{--paper:#…}`, the only source of colors in a site's CSS. */
export function colorsCss(palette: ColorPalette): string {
  const properties = Object.entries(siteColors(palette)).map(([name, color]) => `--${name}:${color}`);
  return `:root{${properties.join(';')}}`;
}
