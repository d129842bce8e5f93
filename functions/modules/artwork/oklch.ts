import { hexOf, oklchOf } from '#shared/site/color/oklch.ts';

/** A color as eyes order it: lightness 0–1, chroma 0–0.37, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

/** `#rrggbb` to OKLCH. */
export function parseHex(hex: string): Oklch {
  const [l, c, h] = oklchOf(hex);
  return { l, c, h };
}

/** OKLCH to `#rrggbb`; chroma is given up until the color fits the screen's gamut. */
export function toHex({ l, c, h }: Oklch): string {
  return hexOf([l, c, h]);
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
  const [a, b] = [parseHex(first), parseHex(second)];
  const axis = (color: Oklch, turn: (radians: number) => number) => color.c * turn((color.h * Math.PI) / 180);
  const along = (from: number, to: number) => from + (to - from) * share;
  const x = along(axis(a, Math.cos), axis(b, Math.cos));
  const y = along(axis(a, Math.sin), axis(b, Math.sin));
  return toHex({
    l: along(a.l, b.l),
    c: Math.hypot(x, y),
    h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  });
}
