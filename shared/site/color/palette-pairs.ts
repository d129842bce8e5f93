import { type ColorPalette, HexColorSchema } from '#shared/site/site-content.ts';
import { contrastRatio, ensureContrast, mixColors, readableOn, withLightness } from './contrast.ts';

/** WCAG 2.2 success criterion 1.4.3, for text of any size. */
export const MINIMUM_TEXT_CONTRAST = 4.5;
/** Aimed for when a color has to be derived, so that rounding never falls below the minimum. */
const TARGET = 4.6;

export type ColorPair = { name: string; foreground: string; background: string; ratio: number };

/** Every color that a template may use; the key is the CSS custom property without its dashes. */
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

/** A second paper, a shade off the first, on which the same ink can still be read. */
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

/** Text on a filled area: near-white or near-black, whichever reads better. */
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

/** The colors of a site. Text colors that could not be read on their ground are moved until they can. */
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

/** Foreground → the grounds it is set on. A template may put no text color on any other ground. */
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

/**
 * Every pair of text and ground that the templates use, with its contrast ratio. No text stands on a picture.
 */
export function palettePairs(palette: ColorPalette): ColorPair[] {
  return textPairs(siteColors(palette));
}

/** The same pairs with colors that came from elsewhere, such as the CSS of a page. */
export function textPairs(colors: SiteColors): ColorPair[] {
  return TEXT_PAIRS.map(([foreground, background]) => ({
    name: `${foreground} on ${background}`,
    foreground: colors[foreground],
    background: colors[background],
    ratio: contrastRatio(colors[foreground], colors[background]),
  }));
}

/** `:root{--paper:#…}`: the only place where a site's CSS gets its colors from. */
export function colorsCss(palette: ColorPalette): string {
  const properties = Object.entries(siteColors(palette)).map(([name, color]) => `--${name}:${color}`);
  return `:root{${properties.join(';')}}`;
}
