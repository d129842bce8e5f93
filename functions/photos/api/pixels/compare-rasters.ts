import { chromaOf, colorDifference, hueOf, labOf } from './color-difference.ts';
import { isSeen, type Raster } from './raster.ts';

/** The visible differences of two images of the same size. */
export type RasterComparison = {
  /** Mean ΔE*ab 2000. */
  colorShift: number;
  /** Mean change of hue in degrees, weighted by colorfulness. */
  hueTurn: number;
  /** Colorfulness of the second ÷ that of the first. */
  chromaRatio: number;
  /** Share of pixels that are pure white only in the second. */
  burntOut: number;
};

/** Colors below this chroma count as gray. */
const LEAST_CHROMA = 6;
const WHITE = 253;

function isWhite(data: Uint8Array, at: number): boolean {
  return (data[at] ?? 0) >= WHITE && (data[at + 1] ?? 0) >= WHITE && (data[at + 2] ?? 0) >= WHITE;
}

export function compareRasters(one: Raster, other: Raster): RasterComparison {
  const total = { seen: 0, shift: 0, turn: 0, weight: 0, before: 0, after: 0, burnt: 0 };
  const { data: from, channels } = one;
  const { data: to } = other;
  for (let at = 0; at < from.length; at += channels) {
    if (!isSeen(one, at)) continue;
    const lab1 = labOf(from[at] ?? 0, from[at + 1] ?? 0, from[at + 2] ?? 0);
    const lab2 = labOf(to[at] ?? 0, to[at + 1] ?? 0, to[at + 2] ?? 0);
    const [chroma1, chroma2] = [chromaOf(lab1), chromaOf(lab2)];
    total.seen += 1;
    total.shift += colorDifference(lab1, lab2);
    total.before += chroma1;
    total.after += chroma2;
    if (isWhite(to, at) && !isWhite(from, at)) total.burnt += 1;
    if (Math.min(chroma1, chroma2) > LEAST_CHROMA) {
      const turn = Math.abs(hueOf(lab2) - hueOf(lab1));
      total.turn += chroma1 * Math.min(turn, 360 - turn);
      total.weight += chroma1;
    }
  }
  const seen = Math.max(1, total.seen);
  return {
    colorShift: total.shift / seen,
    hueTurn: total.weight === 0 ? 0 : total.turn / total.weight,
    // A gray image has no colorfulness to compare.
    chromaRatio: total.before / seen < 1 ? 1 : total.after / total.before,
    burntOut: total.burnt / seen,
  };
}
