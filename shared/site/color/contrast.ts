/** Color arithmetic on `#rrggbb` text: WCAG contrast and the small moves a palette needs to be readable. */

type Rgb = readonly [number, number, number];

/** Channels 0-255. Anything that is not `#rrggbb` reads as black. */
export function rgbOf(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  const channel = (index: number) => Number.parseInt(match?.[index] ?? '00', 16);
  return [channel(1), channel(2), channel(3)];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Relative luminance, 0 (black) to 1 (white); WCAG 2.2, definition of "relative luminance". */
export function relativeLuminance(hex: string): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = rgbOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two colors, 1 to 21, in either order; WCAG 2.2, definition of "contrast ratio". */
export function contrastRatio(hexA: string, hexB: string): number {
  const [a, b] = [relativeLuminance(hexA), relativeLuminance(hexB)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The candidate that is easiest to read on the background; black or white when there is no candidate. */
export function readableOn(
  background: string,
  candidates: readonly string[] = ['#ffffff', '#000000'],
): string {
  const pool = candidates.length > 0 ? candidates : ['#ffffff', '#000000'];
  return pool.reduce((best, color) =>
    contrastRatio(color, background) > contrastRatio(best, background) ? color : best,
  );
}

/** `share` 0 gives the first color, 1 the second (plain sRGB mix, as a translucent layer gives). */
export function mixColors(first: string, second: string, share: number): string {
  const [a, b] = [rgbOf(first), rgbOf(second)];
  const mix = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share;
  return hexOf([mix(0), mix(1), mix(2)]);
}

type Hsl = { hue: number; saturation: number; lightness: number };

function hslOf(hex: string): Hsl {
  const [red, green, blue] = rgbOf(hex).map((channel) => channel / 255);
  const [r, g, b] = [red ?? 0, green ?? 0, blue ?? 0];
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [lightness, spread] = [(max + min) / 2, max - min];
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const sector = max === r ? (g - b) / spread : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return {
    hue: (sector * 60 + 360) % 360,
    saturation: spread / (1 - Math.abs(2 * lightness - 1)),
    lightness,
  };
}

function hexFromHsl({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1)));
  };
  return hexOf([channel(0), channel(8), channel(4)]);
}

/** The same hue at another lightness (0 black to 1 white); saturation is at most `maxSaturation`. */
export function withLightness(hex: string, lightness: number, maxSaturation = 1): string {
  const hsl = hslOf(hex);
  return hexFromHsl({ hue: hsl.hue, saturation: Math.min(hsl.saturation, maxSaturation), lightness });
}

function passes(color: string, backgrounds: readonly string[], ratio: number): boolean {
  return backgrounds.every((background) => contrastRatio(color, background) >= ratio);
}

/** Nearest lightness on the way to `pole` that passes, or undefined when the pole itself does not. */
function moveToward(pole: 0 | 1, color: string, on: { backgrounds: readonly string[]; ratio: number }) {
  if (!passes(pole === 0 ? '#000000' : '#ffffff', on.backgrounds, on.ratio)) return undefined;
  let [failing, passing] = [hslOf(color).lightness, pole as number];
  for (let round = 0; round < 12; round++) {
    const middle = (failing + passing) / 2;
    if (passes(withLightness(color, middle), on.backgrounds, on.ratio)) passing = middle;
    else failing = middle;
  }
  return { color: withLightness(color, passing), distance: Math.abs(hslOf(color).lightness - passing) };
}

/**
 * The color itself when it reads on the background (or on all of them), else the same hue moved darker
 * or lighter, whichever is nearer, until the ratio holds. Where no lightness reaches it: black or white.
 */
export function ensureContrast(color: string, background: string | readonly string[], ratio = 4.5): string {
  const backgrounds = typeof background === 'string' ? [background] : background;
  if (passes(color, backgrounds, ratio)) return color.toLowerCase();
  const on = { backgrounds, ratio };
  const moves = [moveToward(0, color, on), moveToward(1, color, on)].filter((move) => move !== undefined);
  const nearest = moves.sort((a, b) => a.distance - b.distance)[0];
  if (nearest) return nearest.color;
  const worst = (pole: string) => Math.min(...backgrounds.map((each) => contrastRatio(pole, each)));
  return worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff';
}
