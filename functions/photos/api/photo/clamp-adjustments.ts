import { compareRasters } from '#functions/photos/api/pixels/compare-rasters.ts';
import { type LightCorrection, NO_CORRECTION } from '#functions/photos/api/pixels/light-correction.ts';
import type { Raster } from '#functions/photos/api/pixels/raster.ts';
import { structuralSimilarity } from '#functions/photos/api/pixels/structural-similarity.ts';
import { atStrength, type PhotoLook } from '#shared/photos/photo-look.ts';
import { renderLook } from './render-look.ts';

/**
 * How far adjustments may change a correctly lit photo, so that it still shows the same dish: mean ΔE*ab 2000, degrees of
 * hue, colorfulness, structure, and share of the photo that becomes pure white. Chosen by trials on photos and drawings
 * of food.
 */
export const ADJUSTMENT_LIMITS = {
  colorShift: 15,
  hueTurn: 9,
  leastChroma: 0.6,
  mostChroma: 1.6,
  structure: 0.85,
  burntOut: 0.08,
} as const;
const STEPS = 6;

export type ClampedAdjustments = { look: PhotoLook; stopped: string[] };

type Measured = { stopped: string[] };

/** The light correction of a photo; `proven`: the part for which the photo has evidence. */
export type GivenLight = { light: LightCorrection; proven: LightCorrection };

/** Limits the adjustments for this photo, with the limits that applied. `copy`: a small, unchanged copy. */
export async function clampAdjustments(
  copy: Raster,
  look: PhotoLook,
  { light, proven }: GivenLight,
): Promise<ClampedAdjustments> {
  if (await isWithoutEffect(copy, look)) return { look: atStrength(look, 0), stopped: [] };
  const lit = copyOf(copy);
  await renderLook(lit, atStrength(look, 0), proven);
  const measure = async (strength: number): Promise<Measured> => {
    const styled = copyOf(copy);
    await renderLook(styled, atStrength(look, strength), light);
    return { stopped: exceeded(lit, styled) };
  };
  const { stopped } = await measure(1);
  if (stopped.length === 0) return { look, stopped };
  let [within, beyond] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (within + beyond) / 2;
    if ((await measure(middle)).stopped.length === 0) within = middle;
    else beyond = middle;
  }
  return { look: atStrength(look, within), stopped: stopped.map((why) => sentence(why, within)) };
}

/** A completely black or white photo: we don't report adjustments without an effect. */
async function isWithoutEffect(copy: Raster, look: PhotoLook): Promise<boolean> {
  const { data, channels } = copy;
  if (data.some((level, at) => level !== data[at % channels])) return false;
  const styled = copyOf(copy);
  await renderLook(styled, look, NO_CORRECTION);
  return data.every((level, at) => level === styled.data[at]);
}

function sentence(why: string, strength: number): string {
  return `We applied only ${Math.round(strength * 100)}% of the adjustment. ${why}.`;
}

function exceeded(lit: Raster, styled: Raster): string[] {
  const { colorShift, hueTurn, chromaRatio, burntOut } = compareRasters(lit, styled);
  const { structure } = structuralSimilarity(lit, styled);
  const bounds: [boolean, string][] = [
    [
      colorShift > ADJUSTMENT_LIMITS.colorShift,
      'Any more would make the dish look different from what you serve',
    ],
    [hueTurn > ADJUSTMENT_LIMITS.hueTurn, 'Any more would change the color of the food'],
    [chromaRatio > ADJUSTMENT_LIMITS.mostChroma, 'Any more would make the colors look unnatural'],
    [chromaRatio < ADJUSTMENT_LIMITS.leastChroma, 'Any more would drain the color from the food'],
    [structure < ADJUSTMENT_LIMITS.structure, 'Any more would change the texture of the food'],
    [burntOut > ADJUSTMENT_LIMITS.burntOut, 'Any more would wash out the bright parts of the photo'],
  ];
  return bounds.filter(([isBeyond]) => isBeyond).map(([, why]) => why);
}

export function copyOf(raster: Raster): Raster {
  return { ...raster, data: Uint8Array.from(raster.data) };
}
