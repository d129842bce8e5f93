/** Color arithmetic on `#rrggbb`: WCAG contrast, and the adjustments that make a palette readable. */

type Rgb = readonly [number, number, number];

/** Channels 0-255. Invalid colors count as black. */
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

/** Returns the candidate with the best contrast; black or white if there are none. */
export function readableOn(
  background: string,
  candidates: readonly string[] = ['#ffffff', '#000000'],
): string {
  const pool = candidates.length > 0 ? candidates : ['#ffffff', '#000000'];
  return pool.reduce((best, color) =>
    contrastRatio(color, background) > contrastRatio(best, background) ? color : best,
  );
}

/** Mixes two colors in sRGB. `share` 0 gives the first, 1 the second. */
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

/** Changes the lightness (0 black to 1 white) and limits the saturation to `maxSaturation`. */
export function withLightness(hex: string, lightness: number, maxSaturation = 1): string {
  const hsl = hslOf(hex);
  return hexFromHsl({ hue: hsl.hue, saturation: Math.min(hsl.saturation, maxSaturation), lightness });
}

function passes(color: string, backgrounds: readonly string[], ratio: number): boolean {
  return backgrounds.every((background) => contrastRatio(color, background) >= ratio);
}

/** The nearest passing lightness in the direction of `pole`; undefined if the pole itself fails. */
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
 * Returns the color if it has enough contrast with all backgrounds. Otherwise returns the nearest darker or lighter
 * shade that has, or black or white.
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
