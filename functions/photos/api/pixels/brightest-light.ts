import { isSeen, type Raster } from './raster.ts';
import { LIGHT_OF_LEVEL } from './srgb-light.ts';

const SHARE = 0.99;

/** Light of the brightest hundredth of the pixels, by each pixel's brightest channel; never 0. */
export function brightestLight(photo: Raster): number {
  const { data, channels } = photo;
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let at = 0; at < data.length; at += channels) {
    if (!isSeen(photo, at)) continue;
    const level = Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    counts[level] = (counts[level] ?? 0) + 1;
    seen += 1;
  }
  let below = 0;
  const level = counts.findIndex((count) => {
    below += count;
    return below >= SHARE * seen;
  });
  return Math.max(1e-4, LIGHT_OF_LEVEL[level] ?? 0);
}
