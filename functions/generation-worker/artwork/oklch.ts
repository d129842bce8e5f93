/** A colour as eyes order it: lightness 0–1, chroma 0–0.37, hue in degrees (Ottosson, OKLab, 2020). */
export type Oklch = { l: number; c: number; h: number };

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** `#rrggbb` to OKLCH. */
export function parseHex(hex: string): Oklch {
  const channel = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function toLinearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** OKLCH to `#rrggbb`; chroma is given up until the colour fits the screen's gamut. */
export function toHex(colour: Oklch): string {
  let c = colour.c;
  let rgb = toLinearRgb(colour);
  while (c > 0.002 && rgb.some((channel) => channel < -0.0005 || channel > 1.0005)) {
    c *= 0.93;
    rgb = toLinearRgb({ ...colour, c });
  }
  const byte = (channel: number) =>
    Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.min(1, Math.max(0, channel))))))
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}

/** Degrees from one hue to another the short way round, -180 to 180. */
export const hueDistance = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/** The same hue, lighter (positive) or darker (negative) by `steps` of lightness. */
export function shade(hex: string, steps: number): string {
  const { l, c, h } = parseHex(hex);
  return toHex({ l: Math.min(0.985, Math.max(0.08, l + steps)), c, h });
}

/** A colour between two, `share` of the way from the first to the second, mixed in OKLab. */
export function blend(first: string, second: string, share: number): string {
  const [a, b] = [parseHex(first), parseHex(second)];
  const axis = (colour: Oklch, turn: (radians: number) => number) =>
    colour.c * turn((colour.h * Math.PI) / 180);
  const along = (from: number, to: number) => from + (to - from) * share;
  const x = along(axis(a, Math.cos), axis(b, Math.cos));
  const y = along(axis(a, Math.sin), axis(b, Math.sin));
  return toHex({
    l: along(a.l, b.l),
    c: Math.hypot(x, y),
    h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  });
}
