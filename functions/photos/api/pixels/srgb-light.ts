/** Light (0 to 1) of each sRGB level (IEC 61966-2-1). */
export const LIGHT_OF_LEVEL: Float64Array = Float64Array.from({ length: 256 }, (_, level) => {
  const value = level / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** sRGB value (0 to 1) of an amount of light. */
export function valueOfLight(light: number): number {
  if (light <= 0) return 0;
  if (light >= 1) return 1;
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}
