import {
  clampChroma,
  formatHex,
  interpolate,
  useMode as loadMode,
  modeOklab,
  modeOklch,
  modeRgb,
} from 'culori/fn';

loadMode(modeRgb);
loadMode(modeOklab);
const oklch = loadMode(modeOklch);

/** A color as eyes order it: lightness 0–1, chroma 0–0.37, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

/** `#rrggbb` to OKLCH; grays have the hue 0. Throws for anything else. */
export function parseHex(hex: string): Oklch {
  const color = oklch(hex);
  if (color === undefined) throw new Error(`"${hex}" is no color.`);
  const { l, c, h = 0 } = color;
  return { l, c, h };
}

/** OKLCH to `#rrggbb`; chroma is given up until the color fits the screen's gamut. */
export function toHex(color: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', ...color }, 'oklch'));
}

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
