import type { Raster } from './raster.ts';

const WINDOW = 8;
const STEP = 4;
/** Constants of SSIM (Wang, Bovik, Sheikh, Simoncelli 2004) for levels up to 255. */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** `similarity`: mean SSIM. `structure`: its structure term alone, which is independent of light and contrast. */
export type Structure = { similarity: number; structure: number };

/** Compares the lightness of two images of the same size, 0 to 1. */
export function structuralSimilarity(one: Raster, other: Raster): Structure {
  const [x, y] = [lumaOf(one), lumaOf(other)];
  const { width, height } = one;
  const [spanX, spanY] = [Math.min(WINDOW, width), Math.min(WINDOW, height)];
  let [similarity, structure, count] = [0, 0, 0];
  for (let top = 0; top + spanY <= height; top += STEP) {
    for (let left = 0; left + spanX <= width; left += STEP) {
      const found = compareWindow(x, y, { start: top * width + left, width, spanX, spanY });
      similarity += found.similarity;
      structure += found.structure;
      count += 1;
    }
  }
  return { similarity: shareOf(similarity / count), structure: shareOf(structure / count) };
}

function shareOf(mean: number): number {
  return Math.max(0, Math.min(1, mean));
}

type Window = { start: number; width: number; spanX: number; spanY: number };

function compareWindow(x: Float32Array, y: Float32Array, { start, width, spanX, spanY }: Window): Structure {
  let [sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0];
  for (let row = 0; row < spanY; row += 1) {
    const from = start + row * width;
    for (let at = from; at < from + spanX; at += 1) {
      const [a = 0, b = 0] = [x[at], y[at]];
      sumX += a;
      sumY += b;
      sumXX += a * a;
      sumYY += b * b;
      sumXY += a * b;
    }
  }
  const n = spanX * spanY;
  const [meanX, meanY] = [sumX / n, sumY / n];
  const varX = Math.max(0, sumXX / n - meanX ** 2);
  const varY = Math.max(0, sumYY / n - meanY ** 2);
  const both = sumXY / n - meanX * meanY;
  const light = (2 * meanX * meanY + C1) / (meanX ** 2 + meanY ** 2 + C1);
  return {
    similarity: light * ((2 * both + C2) / (varX + varY + C2)),
    structure: (both + C2 / 2) / (Math.sqrt(varX * varY) + C2 / 2),
  };
}

function lumaOf({ data, width, height, channels }: Raster): Float32Array {
  const luma = new Float32Array(width * height);
  for (let index = 0; index < luma.length; index += 1) {
    const at = index * channels;
    luma[index] = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  }
  return luma;
}
