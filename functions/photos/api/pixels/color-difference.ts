import { differenceCiede2000, useMode as loadMode, modeLab65 } from 'culori/fn';
import { LIGHT_OF_LEVEL } from './srgb-light.ts';

loadMode(modeLab65);

/** CIE L*a*b* under D65. */
export type Lab = { mode: 'lab65'; l: number; a: number; b: number };

const WHITE = { x: 0.95047, z: 1.08883 };

/** CIEDE2000 with all weights 1. A difference of 1 is barely visible side by side. */
export const colorDifference: (one: Lab, other: Lab) => number = differenceCiede2000();

/** From sRGB levels (0 to 255). */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [LIGHT_OF_LEVEL[red] ?? 0, LIGHT_OF_LEVEL[green] ?? 0, LIGHT_OF_LEVEL[blue] ?? 0];
  const x = rootOf((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE.x);
  const y = rootOf(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = rootOf((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE.z);
  return { mode: 'lab65', l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

function rootOf(t: number): number {
  return t > 216 / 24_389 ? Math.cbrt(t) : ((24_389 / 27) * t + 16) / 116;
}

export function chromaOf({ a, b }: Lab): number {
  return Math.sqrt(a * a + b * b);
}

/** In degrees, 0 to 360. */
export function hueOf({ a, b }: Lab): number {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return hue < 0 ? hue + 360 : hue;
}
