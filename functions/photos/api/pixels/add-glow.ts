import sharp from 'sharp';
import type { Raster } from './raster.ts';

/** Edge in pixels of the copy in which the glow is blurred. */
const COPY_EDGE = 160;
const BLUR = 5;
const MOST = 0.5;

/** Adds the blurred highlights to the photo, in place (`amount` from 0 to 1). */
export async function addGlow(photo: Raster, amount: number): Promise<void> {
  if (amount <= 0) return;
  const { data, width, height, channels } = photo;
  const copy = await sharp(data, { raw: { width, height, channels } })
    .removeAlpha()
    .resize({ width: COPY_EDGE, height: COPY_EDGE, fit: 'inside', withoutEnlargement: true })
    .blur(BLUR)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: copyWidth, height: copyHeight } = copy.info;
  const glow = await sharp(copy.data, { raw: { width: copyWidth, height: copyHeight, channels: 3 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  for (let at = 0, from = 0; at < data.length; at += channels, from += 3) {
    const [r = 0, g = 0, b = 0] = [glow[from], glow[from + 1], glow[from + 2]];
    const luma = (54 * r + 183 * g + 19 * b) / 65_280;
    const strength = (MOST * amount * luma * luma) / 255;
    data[at] = screened(data[at] ?? 0, r * strength);
    data[at + 1] = screened(data[at + 1] ?? 0, g * strength);
    data[at + 2] = screened(data[at + 2] ?? 0, b * strength);
  }
}

/** Screen blending: never darker, never above white. */
function screened(level: number, share: number): number {
  return level + (255 - level) * share + 0.5;
}
