import type { Raster } from './raster.ts';

/** Differences from the neighbors of up to this many levels count as noise. */
const NOISE = 2;
/** Most levels added to an edge. More would draw outlines. */
const MOST = 20;
const MOST_NINTHS = 9 * 255;

/**
 * Sharpens edges (`amount` up to 1) or softens them (down to -1) by the lightness of the eight neighbors, in place.
 * Keeps colors.
 */
export function sharpenLuma(photo: Raster, amount: number): void {
  const { width, height, channels } = photo;
  if (amount === 0 || width < 3 || height < 3) return;
  const changes = changesOf(amount > 0 ? 1.1 * amount : amount);
  // Clamps values to 0 to 255.
  const data = new Uint8ClampedArray(photo.data.buffer, photo.data.byteOffset, photo.data.length);
  const luma = new Uint8Array(width * height);
  for (let y = 0; y < 2; y += 1) readLuma(photo, luma, y);
  for (let y = 1; y < height - 1; y += 1) {
    // One row ahead of the one being changed.
    readLuma(photo, luma, y + 1);
    // Sums of three pixels in a column: the previous, the current, and the next one.
    const row = y * width;
    let before = columnSum(luma, row, width);
    let here = columnSum(luma, row + 1, width);
    for (let x = 1; x < width - 1; x += 1) {
      const after = columnSum(luma, row + x + 1, width);
      const change = changes[MOST_NINTHS + 9 * (luma[row + x] ?? 0) - (before + here + after)] ?? 0;
      before = here;
      here = after;
      if (change === 0) continue;
      const at = (row + x) * channels;
      data[at] = (data[at] ?? 0) + change;
      data[at + 1] = (data[at + 1] ?? 0) + change;
      data[at + 2] = (data[at + 2] ?? 0) + change;
    }
  }
}

/** Levels to add to a pixel, by its difference from its neighbors in ninths of a level. */
function changesOf(strength: number): Int8Array {
  return Int8Array.from({ length: 2 * MOST_NINTHS + 1 }, (_, index) => {
    const difference = (index - MOST_NINTHS) / 9;
    const raised = strength * (strength > 0 ? withoutNoise(difference) : difference);
    return Math.round(Math.max(-MOST, Math.min(MOST, raised)));
  });
}

function readLuma({ data, width, channels }: Raster, luma: Uint8Array, y: number): void {
  const end = (y + 1) * width;
  for (let index = y * width, at = index * channels; index < end; index += 1, at += channels) {
    luma[index] = (54 * (data[at] ?? 0) + 183 * (data[at + 1] ?? 0) + 19 * (data[at + 2] ?? 0)) >> 8;
  }
}

function columnSum(luma: Uint8Array, at: number, width: number): number {
  return (luma[at - width] ?? 0) + (luma[at] ?? 0) + (luma[at + width] ?? 0);
}

function withoutNoise(difference: number): number {
  return difference > NOISE ? difference - NOISE : difference < -NOISE ? difference + NOISE : 0;
}
