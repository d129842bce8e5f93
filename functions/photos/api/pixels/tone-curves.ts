import type { PhotoLook } from '#shared/photos/photo-look.ts';
import type { LightCorrection } from './light-correction.ts';
import { LIGHT_OF_LEVEL, valueOfLight } from './srgb-light.ts';

/** The new level (0 to 255, with fractions) of each level of red, green, and blue. */
export type ToneCurves = { red: Float32Array; green: Float32Array; blue: Float32Array };

/** Above this value, highlights are compressed so that they don't clip. */
const SHOULDER = 0.8;

/** Light comes first, as if the photo had been taken in it; then warmth, brightness, contrast, shadows, and fading. */
export function toneCurves(look: PhotoLook, light: LightCorrection): ToneCurves {
  const tone = toneOf(look);
  const warmth = (look.effects.warmth ?? 0) / 100;
  const gain = 2 ** light.stops;
  const curve = (factor: number, tint: number) =>
    Float32Array.from(LIGHT_OF_LEVEL, (amount, level) => {
      const isSame = factor === 1;
      const value = isSame ? level / 255 : withShoulder(valueOfUnlimited(amount * factor), factor);
      return 255 * Math.max(0, Math.min(1, tone(Math.min(1, value * tint))));
    });
  return {
    red: curve(light.red * gain, 1 + 0.06 * warmth),
    green: curve(light.green * gain, 1),
    blue: curve(light.blue * gain, 1 - 0.1 * warmth),
  };
}

/** Above 1 for more light than white. */
function valueOfUnlimited(amount: number): number {
  return amount <= 1 ? valueOfLight(amount) : 1.055 * amount ** (1 / 2.4) - 0.055;
}

/** Applies only where light is added. Other values stay unchanged. */
function withShoulder(value: number, factor: number): number {
  if (factor <= 1 || value <= SHOULDER) return value;
  const most = valueOfUnlimited(factor);
  const [over, room, span] = [value - SHOULDER, 1 - SHOULDER, most - SHOULDER];
  // Slope 1 at the shoulder, and the brightest level becomes white.
  const bend = span / room - 1;
  return SHOULDER + over / (1 + bend * (over / span));
}

/** All curves increase everywhere, at every slider position. */
function toneOf({ settings, effects }: PhotoLook): (value: number) => number {
  const power = 2 ** ((-0.9 * settings.brightness) / 100);
  const contrast = (0.12 * settings.contrast) / 100;
  const shadows = (1.2 * ((effects.shadows ?? 0) + 0.1 * Math.max(0, settings.food_styling))) / 100;
  const fade = (effects.fade ?? 0) / 100;
  return (value) => {
    const bright = power === 1 ? value : value ** power;
    const steep = bright - contrast * Math.sin(2 * Math.PI * bright);
    const lifted = steep + shadows * steep * (1 - steep) ** 4;
    return lifted * (1 - 0.22 * fade) + 0.08 * fade;
  };
}
