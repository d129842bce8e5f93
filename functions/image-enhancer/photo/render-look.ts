import type { PhotoLook } from '#shared/domain/enhancement/photo-look.ts';
import { addGlow } from './pixels/add-glow.ts';
import { applyLook } from './pixels/apply-look.ts';
import type { LightCorrection } from './pixels/light-correction.ts';
import type { Raster } from './pixels/raster.ts';
import { sharpenLuma } from './pixels/sharpen-luma.ts';

/** Gives a picture its light and its look, in place; small copies get what the photo gets. */
export async function renderLook(photo: Raster, look: PhotoLook, light: LightCorrection): Promise<void> {
  applyLook(photo, look, light);
  await addGlow(photo, (look.effects.glow ?? 0) / 100);
  sharpenLuma(photo, look.settings.sharpness / 100);
}
