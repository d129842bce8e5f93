import { blend, hueDistance, type Oklch, parseHex, shade, toHex } from '#functions/platform/color/oklch.ts';
import type { Random } from '#functions/platform/random.ts';
import type { ColorPalette } from '#shared/site/site-content.ts';
import COLORS from './colors.json' with { type: 'json' };

/** All colors that one illustration may use, as `#rrggbb`, by the CSS variables of the drawings. */
export type Colorway = Readonly<Record<string, string>>;

const VARIABLE = /var\(--([a-z-]+?)(?:-(light|dark)-(\d+))?\)/g;

/**
 * Replaces variables with colors, because the rasterizer doesn't support variables. `--leaf-light-8` is the color
 * `leaf`, lighter by 8 hundredths.
 */
export const paint = (svg: string, colors: Colorway): string =>
  svg.replaceAll(VARIABLE, (variable, name: string, way?: string, steps?: string) => {
    const color = colors[name];
    if (color === undefined) throw new Error(`${variable} has no color`);
    return way === undefined ? color : shade(color, (way === 'light' ? 0.01 : -0.01) * Number(steps));
  });

/** The three key hues of an illustration. A gray palette gets a muted warm one. */
function keyHues(palette: ColorPalette): [Oklch, Oklch, Oklch] {
  const order = [palette.primary, palette.accent, palette.secondary, palette.neutral].map(parseHex);
  const vivid = order.filter(({ c }) => c > 0.025);
  const first = vivid[0] ?? { l: 0.5, c: 0.03, h: 70 };
  return [first, vivid[1] ?? first, vivid[2] ?? vivid[1] ?? first];
}

type Ground = { l: number; c: number; hue: Oklch };

function chooseGround(random: Random, palette: ColorPalette, isDark: boolean): Ground {
  const [first, second, third] = keyHues(palette);
  const rich = (hue: Oklch, most: number) => Math.min(most, Math.max(0.03, hue.c * 0.85));
  const options: readonly [Ground, ...Ground[]] = isDark
    ? [
        { l: 0.35, c: rich(first, 0.065), hue: first },
        { l: 0.45, c: rich(first, 0.1), hue: first },
        { l: 0.48, c: rich(second, 0.11), hue: second },
        { l: 0.32, c: rich(second, 0.05), hue: second },
        { l: 0.41, c: rich(third, 0.07), hue: third },
      ]
    : [
        { l: 0.9, c: rich(first, 0.04), hue: first },
        { l: 0.93, c: 0.022, hue: third },
        { l: 0.85, c: rich(third, 0.06), hue: third },
        { l: 0.85, c: rich(second, 0.05), hue: second },
        { l: 0.6, c: rich(first, 0.12), hue: first },
        { l: 0.38, c: rich(first, 0.085), hue: first },
        { l: 0.32, c: rich(first, 0.07), hue: first },
        { l: 0.53, c: rich(second, 0.12), hue: second },
      ];
  return settle(random.pick(options), isDark);
}

/**
 * Keeps backgrounds distinct from the colors of food: warm midtones become lighter or darker, dark yellows pale or
 * brown.
 */
function settle({ l, c, hue }: Ground, isDark: boolean): Ground {
  const isWarm = hue.h > 15 && hue.h < 110;
  const lightness = isWarm && l > 0.55 && l < 0.79 ? (l > 0.65 ? 0.84 : 0.4) : l;
  const isOlive = lightness < 0.55 && hue.h > 58 && hue.h < 118;
  if (isOlive && !isDark && lightness > 0.45) return { l: 0.87, c: Math.min(c, 0.07), hue };
  if (isOlive) return { l: lightness, c: Math.min(c, 0.052), hue: { ...hue, h: 42 } };
  return { l: lightness, c: lightness > 0.8 ? Math.min(c, 0.07) : c, hue };
}

/** Natural colors of food, shifted slightly toward the palette, so that food and page match. */
function harmonize(key: Oklch, isDark: boolean): Record<string, string> {
  const lean = ([l = 0, c = 0, h = 0]: readonly number[]) => {
    const distance = hueDistance(h, key.h);
    const turn = Math.abs(distance) < 75 ? Math.max(-6, Math.min(6, distance * 0.14)) : 0;
    return toHex({ l: isDark ? l * 0.965 : l, c: c * 0.95, h: h + turn });
  };
  return Object.fromEntries(Object.entries(COLORS.pigments).map(([name, pigment]) => [name, lean(pigment)]));
}

/** Picks one color for each thing that has several, such as a sauce. */
function choose(colors: Colorway, random: Random): Colorway {
  const choices = Object.entries(COLORS.choices).map(([name, [first = '', ...others]]) => [
    name,
    paint(`var(--${random.pick([first, ...others])})`, colors),
  ]);
  return { ...colors, ...Object.fromEntries(choices) };
}

/** Dark yellows look olive, so yellows stay light. */
const isYellow = ({ h }: Oklch) => h > 66 && h < 120;

/** The limited palette of one illustration, from the website's palette. The same random state gives the same colors. */
export function mixColorway(palette: ColorPalette, random: Random): Colorway {
  const isDark = parseHex(palette.neutral).l < 0.5;
  const [first, second, third] = keyHues(palette);
  const { l, c, hue } = chooseGround(random, palette, isDark);
  const tone = (lightness: number, chroma: number, of = hue) => toHex({ l: lightness, c: chroma, h: of.h });
  const vivid = (lightness: number, chroma: number, of: Oklch) =>
    tone(isYellow(of) && lightness > 0.5 ? Math.max(lightness, 0.8) : lightness, chroma, of);
  const isPale = l > 0.66;
  const isVesselDark = isPale ? random.chance(0.3) : random.chance(0.12) && l > 0.4;
  const vesselHue = random.pick([first, second]);
  const vessel = isVesselDark ? 0.33 : isDark ? 0.9 : 0.95;
  const cloth = isPale ? random.pick([0.97, 0.55]) : random.pick([0.92, 0.75]);
  const pigments = harmonize(first, isDark);
  const [ground, accent] = [tone(l, c), vivid(0.66, Math.min(0.17, Math.max(0.06, second.c)), second)];
  const colors = {
    ...pigments,
    ground,
    accent,
    'ground-mark': tone(l + (isPale ? -0.075 : 0.06), c * 1.15),
    'ground-deep': tone(l * 0.8, c),
    chip: blend(ground, accent, 0.55),
    wall: tone(isDark ? l * 0.86 : Math.min(0.93, l + 0.07), c * 0.85),
    cloth: vivid(cloth, cloth > 0.9 ? 0.02 : Math.min(0.11, third.c), third),
    'cloth-mark': tone(cloth > 0.9 ? 0.62 : 0.9, Math.min(0.12, second.c), second),
    vessel: tone(vessel, isVesselDark ? 0.04 : 0.018, vesselHue),
    'vessel-shade': tone(vessel - (isVesselDark ? 0.1 : 0.12), isVesselDark ? 0.04 : 0.03, vesselHue),
    'vessel-mark': tone(isVesselDark ? 0.7 : 0.48, Math.min(0.14, Math.max(0.05, second.c)), second),
    second: vivid(0.6, Math.min(0.13, third.c), third),
    ink: tone(0.24, 0.03, first),
    shadow: tone(Math.min(0.2, l * 0.45), Math.min(0.06, c * 0.8)),
    glow: tone(0.97, 0.03, { ...first, h: 85 }),
    stick: pigments[isDark ? 'crust' : 'char'] ?? ground,
  };
  return choose(colors, random);
}
