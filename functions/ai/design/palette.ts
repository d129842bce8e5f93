import { contrast, type Oklch, parseHex, toSteppedHex } from '#functions/platform/color/oklch.ts';
import { type ColorPalette, HexColorSchema } from '#shared/site/site-content.ts';
import type { Chooser } from './chooser.ts';
import type { ColorScheme } from './color-schemes.ts';

/** Minimum contrast of each color on the page background (WCAG 2.2, 1.4.3 and 1.4.11, with a margin). */
const TARGETS = { primary: 4.7, secondary: 4.7, accent: 3.1, text_primary: 9, text_secondary: 5.4 };

const WHITE: Oklch = { l: 1, c: 0, h: 0 };

export type WantedColors = { primary?: string; secondary?: string; accent?: string };

type Turn = { hue: number; chroma: number; lightness: number };

function turned({ l, c, h }: Oklch, by: Turn): Oklch {
  return { l: l + by.lightness, c: c * by.chroma, h: (h + by.hue + 360) % 360 };
}

/** Changes lightness until the pair has enough contrast, and hue and chroma as little as possible. */
function readable(color: Oklch, ground: string, target: number): string {
  const step = parseHex(ground).l > 0.5 ? -0.01 : 0.01;
  let candidate = color;
  while (contrast(toSteppedHex(candidate), ground) < target) {
    const l = candidate.l + step;
    if (l < 0 || l > 1) return step < 0 ? '#000000' : '#ffffff';
    candidate = { ...candidate, l };
  }
  return toSteppedHex(candidate);
}

/**
 * A background on which the owner’s colors are readable: the scheme’s if possible, otherwise a lighter or darker
 * one. Each color has 4.5:1 on white or black, so one color always works. If two colors need different backgrounds,
 * the primary decides.
 */
function groundFor(wanted: readonly string[], ground: Oklch): Oklch {
  const reads = (candidate: Oklch, color: string) => contrast(color, toSteppedHex(candidate)) >= 4.5;
  const grounds: Oklch[] = [ground];
  for (let l = 0.965; l <= 1.0001; l += 0.005) grounds.push({ ...ground, l, c: (1 - l) * 0.35 });
  for (let l = 0.22; l >= -0.0001; l -= 0.01) grounds.push({ ...ground, l, c: l * 0.1 });
  const forAll = grounds.find((candidate) => wanted.every((color) => reads(candidate, color)));
  const forFirst = grounds.find((candidate) => wanted.slice(0, 1).every((color) => reads(candidate, color)));
  return forAll ?? forFirst ?? WHITE;
}

function textOn(ground: string): { text_primary: string; text_secondary: string } {
  const { l, h } = parseHex(ground);
  const isLight = l > 0.5;
  return {
    text_primary: readable({ l: isLight ? 0.25 : 0.94, c: 0.02, h }, ground, TARGETS.text_primary),
    text_secondary: readable({ l: isLight ? 0.46 : 0.78, c: 0.025, h }, ground, TARGETS.text_secondary),
  };
}

/** Makes a scheme readable, after small changes by the website’s seed. The owner’s colors don’t change. */
export function composePalette(scheme: ColorScheme, choose: Chooser, wanted: WantedColors): ColorPalette {
  const primary = HexColorSchema.safeParse(wanted.primary).data;
  const secondary = HexColorSchema.safeParse(wanted.secondary).data;
  const accent = HexColorSchema.safeParse(wanted.accent).data;
  const turn = {
    hue: choose.between('hue', -6, 6),
    chroma: choose.between('chroma', 0.93, 1.07),
    lightness: choose.between('lightness', -0.02, 0.02),
  };
  const given = [primary, secondary, accent].filter((color) => color !== undefined);
  const groundTurn = { ...turn, hue: turn.hue * 2, lightness: turn.lightness / 4 };
  const ground = toSteppedHex(groundFor(given, turned(scheme.ground, groundTurn)));
  const accentTurn = { ...turn, hue: choose.between('second-hue', -6, 6) };
  return {
    primary: primary ?? readable(turned(scheme.primary, turn), ground, TARGETS.primary),
    secondary: secondary ?? readable(turned(scheme.secondary, accentTurn), ground, TARGETS.secondary),
    accent: accent ?? readable(turned(scheme.accent, turn), ground, TARGETS.accent),
    neutral: ground,
    ...textOn(ground),
  };
}
