import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
  useMode as loadMode,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  wcagContrast,
} from 'culori/fn';

loadMode(modeRgb);
loadMode(modeLrgb);
loadMode(modeOklab);
const oklch = loadMode(modeOklch);

/** A perceptual color: lightness 0–1, chroma 0–0.37, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

/** Converts `#rrggbb` to OKLCH. Grays have hue 0. Throws for other input. */
export function parseHex(hex: string): Oklch {
  const color = oklch(hex);
  if (color === undefined) throw new Error(`"${hex}" isn’t a color.`);
  const { l, c, h = 0 } = color;
  return { l, c, h };
}

/** Converts OKLCH to `#rrggbb`, reducing chroma until the color fits sRGB. */
export function toHex(color: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', ...color }, 'oklch'));
}

const linear = converter('lrgb');

/** Whether sRGB contains the color, within a visible difference. */
function isShowable(color: Oklch): boolean {
  const { r, g, b } = linear({ mode: 'oklch', ...color });
  return [r, g, b].every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

/**
 * Converts OKLCH to `#rrggbb` for palettes. It reduces chroma in steps of 0.004, so that a seed always gives the
 * same palette.
 */
export function toSteppedHex({ l, c, h }: Oklch): string {
  const color = { l: Math.min(1, Math.max(0, l)), c, h };
  while (color.c > 0 && !isShowable(color)) color.c = Math.max(0, color.c - 0.004);
  return formatHex({ mode: 'oklch', ...color });
}

/** Returns the contrast ratio of two colors, 1 to 21, in either order (WCAG 2.2). */
export const contrast = (one: string, other: string) => wcagContrast(one, other);

/** Returns the shortest angle between two hues, -180 to 180. */
export const hueDistance = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/** Returns a lighter (positive) or darker (negative) color of the same hue. */
export function shade(hex: string, steps: number): string {
  const { l, c, h } = parseHex(hex);
  return toHex({ l: Math.min(0.985, Math.max(0.08, l + steps)), c, h });
}

/** Mixes two colors in OKLab. `share` is the second color's part. */
export function blend(first: string, second: string, share: number): string {
  return formatHex(interpolate([first, second], 'oklab')(share));
}
