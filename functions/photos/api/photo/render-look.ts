import { addGlow } from '#functions/photos/api/pixels/add-glow.ts';
import { applyLook } from '#functions/photos/api/pixels/apply-look.ts';
import type { LightCorrection } from '#functions/photos/api/pixels/light-correction.ts';
import type { Raster } from '#functions/photos/api/pixels/raster.ts';
import { sharpenLuma } from '#functions/photos/api/pixels/sharpen-luma.ts';
import type { PhotoLook } from '#shared/photos/photo-look.ts';

/** Applies the light and the look to an image, in place. Copies get the same as the photo. */
export async function renderLook(photo: Raster, look: PhotoLook, light: LightCorrection): Promise<void> {
  applyLook(photo, look, light);
  await addGlow(photo, (look.effects.glow ?? 0) / 100);
  sharpenLuma(photo, look.settings.sharpness / 100);
}
