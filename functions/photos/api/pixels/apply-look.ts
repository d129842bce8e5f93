import type { PhotoLook } from '#shared/photos/photo-look.ts';
import type { LightCorrection } from './light-correction.ts';
import type { Raster } from './raster.ts';
import { toneCurves } from './tone-curves.ts';

/** The part of a look beside its curves, from 0 to 1 (`saturation` and `styling` from -1). */
type PixelLook = { saturation: number; styling: number; vignette: number; background: number };

/**
 * Applies the light and the look to an image, in place. Works pixel by pixel, so nothing new appears. Keeps hues and
 * changes only their strength.
 */
export function applyLook(photo: Raster, look: PhotoLook, light: LightCorrection): void {
  const { red, green, blue } = toneCurves(look, light);
  const { settings, effects } = look;
  const share = (value: number | undefined) => (value ?? 0) / 100;
  const pixel: PixelLook = {
    saturation: share(settings.saturation) - 0.15 * share(effects.fade),
    styling: share(settings.food_styling),
    vignette: share(effects.vignette),
    background: share(effects.background),
  };
  const isPlain = Object.values(pixel).every((value) => value === 0);
  const isEven = pixel.vignette === 0 && pixel.background === 0;
  const { width, height, channels } = photo;
  // Rounds values and clamps them to 0 to 255.
  const data = new Uint8ClampedArray(photo.data.buffer, photo.data.byteOffset, photo.data.length);
  for (let y = 0; y < height; y += 1) {
    const row = (2 * y + 1) / height - 1;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels;
      let r = red[data[at] ?? 0] ?? 0;
      let g = green[data[at + 1] ?? 0] ?? 0;
      let b = blue[data[at + 2] ?? 0] ?? 0;
      if (!isPlain) {
        const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        const factor = colorFactor(pixel, r, g, b);
        r = luma + (r - luma) * factor;
        g = luma + (g - luma) * factor;
        b = luma + (b - luma) * factor;
        if (!isEven) {
          const column = (2 * x + 1) / width - 1;
          const place = row * row + column * column;
          const shade = pixel.vignette === 0 ? 1 : 1 - 0.42 * pixel.vignette * smoothStep(0.35, 1.9, place);
          const white = pixel.background === 0 ? 0 : pixel.background * lightness(r, g, b, place);
          r = toward(r * shade, white);
          g = toward(g * shade, white);
          b = toward(b * shade, white);
        }
      }
      data[at] = r;
      data[at + 1] = g;
      data[at + 2] = b;
    }
  }
}

/** Strong colors get less saturation. Styling favors warm colors, because most cooked food is warm. */
function colorFactor({ saturation, styling }: PixelLook, r: number, g: number, b: number): number {
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const strength = most < 1 ? 0 : (most - least) / most;
  const room = 1 - 0.6 * strength;
  const isWarm = r >= g && g >= b;
  const more = saturation > 0 ? 0.8 * saturation * room : 0.9 * saturation;
  return 1 + more + (isWarm ? 0.18 * styling * room : 0);
}

/** How much a pixel counts as light background: bright, colorless, and near the edge. */
function lightness(r: number, g: number, b: number, place: number): number {
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const isColorless = 1 - smoothStep(0.1, 0.24, most < 1 ? 0 : (most - least) / most);
  return isColorless * smoothStep(130, 215, least) * (0.6 + 0.4 * smoothStep(0.1, 1, place));
}

function toward(value: number, white: number): number {
  return value + (255 - value) * white;
}

function smoothStep(from: number, to: number, value: number): number {
  const share = value <= from ? 0 : value >= to ? 1 : (value - from) / (to - from);
  return share * share * (3 - 2 * share);
}
