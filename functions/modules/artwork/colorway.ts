import { hueDistance, type Oklch, parseHex, toHex } from '#functions/platform/color/oklch.ts';
import type { ColorPalette } from '#shared/site/site-content.ts';
import type { Random } from './random.ts';

/** Natural colors of things to eat and drink: lightness, chroma, hue. */
const PIGMENTS = {
  crust: [0.73, 0.115, 68],
  crustDark: [0.55, 0.115, 52],
  crustLight: [0.86, 0.085, 80],
  char: [0.33, 0.045, 45],
  tomato: [0.6, 0.195, 31],
  tomatoDark: [0.48, 0.165, 27],
  leaf: [0.57, 0.125, 137],
  leafDark: [0.42, 0.09, 146],
  leafLight: [0.76, 0.13, 124],
  cream: [0.95, 0.028, 90],
  lemon: [0.89, 0.155, 99],
  lemonRind: [0.84, 0.165, 92],
  orange: [0.74, 0.165, 56],
  salmon: [0.74, 0.135, 38],
  salmonLight: [0.86, 0.065, 48],
  rice: [0.965, 0.013, 92],
  plum: [0.36, 0.095, 350],
  wine: [0.37, 0.135, 14],
  egg: [0.81, 0.165, 78],
  broth: [0.66, 0.115, 62],
  curry: [0.69, 0.155, 60],
  meat: [0.44, 0.09, 38],
  meatRare: [0.6, 0.135, 18],
  nori: [0.27, 0.025, 155],
  pasta: [0.87, 0.105, 88],
  pastaDark: [0.72, 0.115, 76],
  chocolate: [0.34, 0.06, 45],
  saffron: [0.82, 0.15, 84],
  beer: [0.77, 0.155, 72],
  tea: [0.6, 0.13, 52],
  steel: [0.8, 0.012, 240],
  steelDark: [0.55, 0.015, 240],
  fish: [0.68, 0.045, 235],
  fishDark: [0.42, 0.055, 245],
  wood: [0.66, 0.075, 62],
  woodDark: [0.5, 0.07, 55],
  flame: [0.76, 0.18, 55],
} as const satisfies Record<string, readonly [number, number, number]>;
type Pigment = keyof typeof PIGMENTS;

/** All colors one picture may use, as `#rrggbb`. */
export type Colorway = Record<Pigment, string> & {
  isDark: boolean;
  ground: string;
  groundMark: string;
  groundDeep: string;
  wall: string;
  cloth: string;
  clothMark: string;
  vessel: string;
  vesselShade: string;
  vesselMark: string;
  second: string;
  accent: string;
  ink: string;
  shadow: string;
  glow: string;
};

/** The two hues a picture is built on, with a quiet warm one where the palette is gray. */
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

/** Keeps a ground clear of the colors of food: warm middle tones go lighter or darker, dark yellows go pale or brown. */
function settle({ l, c, hue }: Ground, isDark: boolean): Ground {
  const isWarm = hue.h > 15 && hue.h < 110;
  const lightness = isWarm && l > 0.55 && l < 0.79 ? (l > 0.65 ? 0.84 : 0.4) : l;
  const isOlive = lightness < 0.55 && hue.h > 58 && hue.h < 118;
  if (isOlive && !isDark && lightness > 0.45) return { l: 0.87, c: Math.min(c, 0.07), hue };
  if (isOlive) return { l: lightness, c: Math.min(c, 0.052), hue: { ...hue, h: 42 } };
  return { l: lightness, c: lightness > 0.8 ? Math.min(c, 0.07) : c, hue };
}

/** Pigments leaning a little toward the palette, so that food and page belong together. */
function harmonize(key: Oklch, isDark: boolean): Record<Pigment, string> {
  const lean = ([l, c, h]: readonly [number, number, number]) => {
    const distance = hueDistance(h, key.h);
    const turn = Math.abs(distance) < 75 ? Math.max(-6, Math.min(6, distance * 0.14)) : 0;
    return toHex({ l: isDark ? l * 0.965 : l, c: c * 0.95, h: h + turn });
  };
  const entries = Object.entries(PIGMENTS).map(([name, pigment]) => [name, lean(pigment)]);
  return Object.fromEntries(entries);
}

/** Yellows turn to olive when they are dark; they are kept light instead. */
const isYellow = ({ h }: Oklch) => h > 66 && h < 120;

/** The limited palette of one picture, made from the site's palette. Same random state, same colors. */
export function mixColorway(palette: ColorPalette, random: Random): Colorway {
  const isDark = parseHex(palette.neutral).l < 0.5;
  const [first, second, third] = keyHues(palette);
  const ground = chooseGround(random, palette, isDark);
  const tone = (l: number, c: number, hue = ground.hue) => toHex({ l, c, h: hue.h });
  const vivid = (l: number, c: number, hue: Oklch) =>
    tone(isYellow(hue) && l > 0.5 ? Math.max(l, 0.8) : l, c, hue);
  const isGroundPale = ground.l > 0.66;
  const isVesselDark = isGroundPale ? random.chance(0.3) : random.chance(0.12) && ground.l > 0.4;
  const vesselHue = random.pick([first, second]);
  const vesselLight = isVesselDark ? 0.33 : isDark ? 0.9 : 0.95;
  const markStep = isGroundPale ? -0.075 : 0.06;
  const clothLight = isGroundPale ? random.pick([0.97, 0.55]) : random.pick([0.92, 0.75]);
  return {
    ...harmonize(first, isDark),
    isDark,
    ground: tone(ground.l, ground.c),
    groundMark: tone(ground.l + markStep, ground.c * 1.15),
    groundDeep: tone(ground.l * 0.8, ground.c),
    wall: tone(isDark ? ground.l * 0.86 : Math.min(0.93, ground.l + 0.07), ground.c * 0.85),
    cloth: vivid(clothLight, clothLight > 0.9 ? 0.02 : Math.min(0.11, third.c), third),
    clothMark: tone(clothLight > 0.9 ? 0.62 : 0.9, Math.min(0.12, second.c), second),
    vessel: tone(vesselLight, isVesselDark ? 0.04 : 0.018, vesselHue),
    vesselShade: tone(vesselLight - (isVesselDark ? 0.1 : 0.12), isVesselDark ? 0.04 : 0.03, vesselHue),
    vesselMark: tone(isVesselDark ? 0.7 : 0.48, Math.min(0.14, Math.max(0.05, second.c)), second),
    second: vivid(0.6, Math.min(0.13, third.c), third),
    accent: vivid(0.66, Math.min(0.17, Math.max(0.06, second.c)), second),
    ink: tone(0.24, 0.03, first),
    shadow: tone(Math.min(0.2, ground.l * 0.45), Math.min(0.06, ground.c * 0.8)),
    glow: tone(0.97, 0.03, { ...first, h: 85 }),
  };
}
