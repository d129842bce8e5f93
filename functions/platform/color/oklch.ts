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

/** A color as eyes order it: lightness 0–1, chroma 0–0.37, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

/** `#rrggbb` to OKLCH; grays have the hue 0. Throws for anything else. */
export function parseHex(hex: string): Oklch {
  const color = oklch(hex);
  if (color === undefined) throw new Error(`"${hex}" isn’t a color.`);
  const { l, c, h = 0 } = color;
  return { l, c, h };
}

/** OKLCH to `#rrggbb`; chroma is given up until the color fits the screen's gamut. */
export function toHex(color: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', ...color }, 'oklch'));
}

const linear = converter('lrgb');

/** Whether screens can show the color, within what the eye can tell. */
function isShowable(color: Oklch): boolean {
  const { r, g, b } = linear({ mode: 'oklch', ...color });
  return [r, g, b].every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

/**
 * OKLCH to `#rrggbb` as palettes are made: chroma is given up in steps of 0.004, so that what a seed gave once it gives
 * again.
 */
export function toSteppedHex({ l, c, h }: Oklch): string {
  const color = { l: Math.min(1, Math.max(0, l)), c, h };
  while (color.c > 0 && !isShowable(color)) color.c = Math.max(0, color.c - 0.004);
  return formatHex({ mode: 'oklch', ...color });
}

/** Contrast ratio of two colors, 1 to 21, in either order (WCAG 2.2). */
export const contrast = (one: string, other: string) => wcagContrast(one, other);

/** Degrees from one hue to another the short way round, -180 to 180. */
export const hueDistance = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/** The same hue, lighter (positive) or darker (negative) by `steps` of lightness. */
export function shade(hex: string, steps: number): string {
  const { l, c, h } = parseHex(hex);
  return toHex({ l: Math.min(0.985, Math.max(0.08, l + steps)), c, h });
}

/** A color between two, `share` of the way from the first to the second, mixed in OKLab. */
export function blend(first: string, second: string, share: number): string {
  return formatHex(interpolate([first, second], 'oklab')(share));
}
