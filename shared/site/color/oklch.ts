/** A color as lightness 0–1, chroma 0–0.4 and hue in degrees (B. Ottosson, "A perceptual color space", 2020). */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Rgb = readonly [number, number, number];

function toLinearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isInGamut = (rgb: Rgb) => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

function encode(channel: number): string {
  const value = Math.min(1, Math.max(0, channel));
  const gamma = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, '0');
}

/** `#rrggbb`; a color that a screen cannot show loses chroma, never hue or lightness. */
export function hexOf(color: Oklch): string {
  let [lightness, chroma] = color;
  lightness = Math.min(1, Math.max(0, lightness));
  while (chroma > 0 && !isInGamut(toLinearRgb([lightness, chroma, color[2]]))) chroma -= 0.004;
  return `#${toLinearRgb([lightness, Math.max(0, chroma), color[2]])
    .map(encode)
    .join('')}`;
}

function decode(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The inverse of `hexOf`, for `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = [decode(hex.slice(1, 3)), decode(hex.slice(3, 5)), decode(hex.slice(5, 7))];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b2 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, b2), ((Math.atan2(b2, a) * 180) / Math.PI + 360) % 360];
}
