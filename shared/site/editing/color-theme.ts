import { contrastRatio, ensureContrast, withLightness } from '#shared/site/color/contrast.ts';
import type { ColorPalette, DesignSystem } from '#shared/site/site-content.ts';
import {
  COLOR_PRESET_NAMES,
  type ColorPresetName,
  type ColorTheme,
} from '#shared/websites/contract/website-editing.ts';

export type ThemeValues = Omit<ColorTheme, 'preset_name'>;
/** Undefined parts stay unchanged. */
export type ThemeUpdate = { [Name in keyof ThemeValues]?: ThemeValues[Name] | undefined };

const THEME_FIELDS = ['primary', 'secondary', 'accent', 'neutral', 'body_font', 'headings_font'] as const;

/** The exact table of the spec (website builder §7.1). */
export const COLOR_PRESETS: Readonly<Record<ColorPresetName, ThemeValues>> = {
  elegant: {
    primary: '#2c3e50',
    secondary: '#8e44ad',
    accent: '#f39c12',
    neutral: '#ecf0f1',
    body_font: 'Georgia',
    headings_font: 'Playfair Display',
  },
  modern: {
    primary: '#34495e',
    secondary: '#3498db',
    accent: '#e74c3c',
    neutral: '#f8f9fa',
    body_font: 'Helvetica Neue',
    headings_font: 'Montserrat',
  },
  warm: {
    primary: '#d35400',
    secondary: '#e67e22',
    accent: '#f1c40f',
    neutral: '#fdf2e9',
    body_font: 'Georgia',
    headings_font: 'Georgia',
  },
  fresh: {
    primary: '#27ae60',
    secondary: '#2ecc71',
    accent: '#f39c12',
    neutral: '#e8f8f5',
    body_font: 'Arial',
    headings_font: 'Trebuchet MS',
  },
};

/** The theme of a design, with the name of the matching preset, if there is one. */
export function colorThemeOf({ color_palette, typography }: DesignSystem): ColorTheme {
  const { primary, secondary, accent, neutral } = color_palette;
  const values: ThemeValues = { primary, secondary, accent, neutral, ...typography };
  const preset_name = COLOR_PRESET_NAMES.find((name) => isSameTheme(COLOR_PRESETS[name], values));
  return { ...values, ...(preset_name !== undefined && { preset_name }) };
}

function isSameTheme(one: ThemeValues, other: ThemeValues): boolean {
  const isSame = (name: keyof ThemeValues) => one[name].toLowerCase() === other[name].toLowerCase();
  return THEME_FIELDS.every(isSame);
}

/**
 * Replaces parts of the design's theme. A new background gets text colors with the primary color's hue and a
 * contrast of at least 7 (WCAG 2.2, 1.4.6) and 4.6 (1.4.3 with a margin).
 */
export function withColorTheme(design: DesignSystem, update: ThemeUpdate): DesignSystem {
  const { body_font, headings_font, ...colors } = update;
  const before = design.color_palette;
  const palette = { ...before, ...given(colors) };
  const isSameGround = palette.neutral.toLowerCase() === before.neutral.toLowerCase();
  return {
    color_palette: isSameGround ? palette : { ...palette, ...textColors(palette) },
    typography: { ...design.typography, ...given({ body_font, headings_font }) },
  };
}

function textColors({
  primary,
  neutral,
}: ColorPalette): Pick<ColorPalette, 'text_primary' | 'text_secondary'> {
  const isDark = contrastRatio('#ffffff', neutral) > contrastRatio('#000000', neutral);
  const ink = (lightness: number) => withLightness(primary, isDark ? 1 - lightness : lightness, 0.3);
  return {
    text_primary: ensureContrast(ink(0.12), neutral, 7),
    text_secondary: ensureContrast(ink(0.32), neutral, 4.6),
  };
}

function given<Values extends object>(values: Values): { [Name in keyof Values]: NonNullable<Values[Name]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]: NonNullable<Values[Name]>;
  };
}
