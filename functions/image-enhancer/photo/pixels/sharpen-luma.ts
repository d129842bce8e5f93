import type { Raster } from './raster.ts';

/** Levels by which a pixel differs from its surroundings that count as noise. */
const NOISE = 2;
/** Most levels by which an edge is raised: more would draw lines around things. */
const MOST = 20;

/**
 * Makes edges crisper (`amount` to 1) or softer (from -1) by the lightness of the eight pixels around each, in place;
 * colors stay.
 */
export function sharpenLuma({ data, width, height, channels }: Raster, amount: number): void {
  if (amount === 0 || width < 3 || height < 3) return;
  const strength = amount > 0 ? 1.1 * amount : amount;
  const luma = new Uint8Array(width * height);
  for (let index = 0, at = 0; index < luma.length; index += 1, at += channels) {
    luma[index] = (54 * (data[at] ?? 0) + 183 * (data[at + 1] ?? 0) + 19 * (data[at + 2] ?? 0)) >> 8;
  }
  for (let y = 1; y < height - 1; y += 1) {
    // Sums of three pixels above each other: that before, that here, and that after.
    const row = y * width;
    let before = columnSum(luma, row, width);
    let here = columnSum(luma, row + 1, width);
    for (let x = 1; x < width - 1; x += 1) {
      const after = columnSum(luma, row + x + 1, width);
      const difference = (luma[row + x] ?? 0) - (before + here + after) / 9;
      before = here;
      here = after;
      const raised = strength * (strength > 0 ? withoutNoise(difference) : difference);
      if (raised === 0) continue;
      const change = Math.max(-MOST, Math.min(MOST, raised));
      const at = (row + x) * channels;
      data[at] = level((data[at] ?? 0) + change);
      data[at + 1] = level((data[at + 1] ?? 0) + change);
      data[at + 2] = level((data[at + 2] ?? 0) + change);
    }
  }
}

function columnSum(luma: Uint8Array, at: number, width: number): number {
  return (luma[at - width] ?? 0) + (luma[at] ?? 0) + (luma[at + width] ?? 0);
}

function withoutNoise(difference: number): number {
  return difference > NOISE ? difference - NOISE : difference < -NOISE ? difference + NOISE : 0;
}

function level(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
}
