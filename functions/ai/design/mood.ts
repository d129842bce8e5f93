import { fold } from '#functions/ai/fold.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { isRegularService } from '#shared/site/services.ts';
import { DARK_WORDS, HUE_WORDS, LIGHT_WORDS } from '../library/words/color-words.ts';
import type { Chooser } from './chooser.ts';
import { COLOR_SCHEMES, type ColorScheme } from './color-schemes.ts';
import type { Look } from './looks.ts';
import type { Tone } from './tone.ts';

/** The owner’s wishes about colors: hues in the order named, and a dark or light background. */
export type Mood = { hues: readonly number[]; ground: 'dark' | 'light' | undefined };

/** Longer words first: "bleu marine" isn’t "bleu". */
const WORDS = [...HUE_WORDS.map(([, words]) => words), DARK_WORDS, LIGHT_WORDS]
  .flatMap((words) => words.split(/\|(?![^(]*\))/))
  .toSorted((a, b) => b.length - a.length);
const WORD = new RegExp(String.raw`\b(?:${WORDS.join('|')})\b`, 'g');
const HUES = HUE_WORDS.map(([hue, words]) => ({ hue, is: new RegExp(`^(?:${words})$`) }));
const DARK = new RegExp(`^(?:${DARK_WORDS})$`);
/** `no`, at most three words earlier in the same clause. */
const DENIED =
  /\b(?:no|not|nothing|never|without|avoid|hate|don't|kein|keine|nicht|ohne|sin|nada|sans|pas|rien|senza|non|niente)\b(?: \w+){0,3} $/;
const CLAUSE_CHARACTERS = 40;

/** Reads wishes about colors: "dark green with gold, nothing pink". Words after a "no" don’t count. Pure. */
export function moodOf(wishes: readonly string[]): Mood {
  // "dunkelgrün" is "dunkel grün".
  const said = fold(wishes.join('\n').normalize('NFC')).replace(/\b(dunkel|hell)(?=[bgr][a-z])/g, '$1 ');
  const hues: number[] = [];
  let ground: Mood['ground'];
  let end = -2;
  for (const { 0: word, index } of said.matchAll(WORD)) {
    const before = said.slice(Math.max(0, index - CLAUSE_CHARACTERS), index);
    if (DENIED.test(before)) continue;
    const hue = HUES.find(({ is }) => is.test(word))?.hue;
    // "navy blue" is one color.
    const isSameColor = hue !== undefined && index === end + 1;
    if (hue !== undefined) end = index + word.length;
    if (isSameColor) continue;
    if (hue !== undefined) hues.push(hue);
    else if (!isShade(said.slice(index + word.length))) ground ??= DARK.test(word) ? 'dark' : 'light';
  }
  return { hues, ground };
}

/** Whether a word such as "dark" describes the color after it: "dark green". */
function isShade(after: string): boolean {
  const [next = ''] = after.trimStart().split(/[^a-z]/, 1);
  return HUES.some(({ is }) => is.test(next));
}

const isDark = ({ ground }: ColorScheme) => ground.l < 0.5;

/** Degrees between two hues. */
const apart = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

const MIDDAY = '10:30';
const AFTERNOON = '16:00';

/** Light if guests come in the morning, dark if they come in the evening; otherwise undefined. Pure. */
export function groundOfHours({ services }: Pick<RestaurantProfile, 'services'>): Mood['ground'] {
  const opens = services.filter(isRegularService).map((service) => service.opens);
  if (opens.some((time) => time < MIDDAY)) return 'light';
  return opens.length > 0 && opens.every((time) => time >= AFTERNOON) ? 'dark' : undefined;
}

/** The schemes that suit the hours; all of them if none does or the hours don’t decide. */
function ofHours(schemes: readonly ColorScheme[], ground: Mood['ground']): readonly ColorScheme[] {
  const suited = schemes.filter((scheme) => isDark(scheme) === (ground === 'dark'));
  return ground === undefined || suited.length === 0 ? schemes : suited;
}

/** Which schemes of a cuisine suit a requested tone. */
const SUITS: Readonly<Record<Tone, (scheme: ColorScheme) => boolean>> = {
  elegant: (scheme) => isDark(scheme) || scheme.primary.c <= 0.12,
  rustic: ({ ground }) => ground.c >= 0.01 && ground.h >= 40 && ground.h <= 125,
  playful: ({ primary }) => primary.c >= 0.13,
  modern: ({ ground }) => ground.c <= 0.013,
  warm: ({ ground }) => ground.h >= 20 && ground.h <= 110,
};

/** Yellow and orange are hard to read on a light page, so they are the accent if another color is named. */
function inReadableOrder({ hues, ground }: Mood): readonly number[] {
  const [first, second] = hues;
  const isSwapped =
    ground !== 'dark' && first !== undefined && second !== undefined && isPale(first) && !isPale(second);
  return isSwapped ? [second, first] : hues;
}

/** From orange to yellow. */
const isPale = (hue: number): boolean => hue >= 50 && hue <= 100;

/** The chroma of a page whose ground has the named color. */
const TINT = 0.035;

/** On a dark page, a pale red is pink. The palette makes it only as light as reading needs. */
const VIVID_ON_DARK: ReadonlyMap<number, { l: number; c: number }> = new Map([
  [8, { l: 0.66, c: 0.18 }],
  [27, { l: 0.6, c: 0.2 }],
  [52, { l: 0.7, c: 0.17 }],
]);

/** Shades that a hue alone doesn’t give, on a light page: soft pink, burgundy, brown, navy. */
const SHADE_ON_LIGHT: ReadonlyMap<number, { l: number; c: number }> = new Map([
  [8, { l: 0.54, c: 0.12 }],
  [18, { l: 0.36, c: 0.12 }],
  [60, { l: 0.4, c: 0.07 }],
  [265, { l: 0.34, c: 0.12 }],
]);
const [PINK, BURGUNDY] = [8, 18];

/** The background in the named color, where the color is too light or too dark to read on another. */
function groundOf(scheme: ColorScheme, hue: number): ColorScheme['ground'] {
  if (isDark(scheme)) return hue === BURGUNDY ? { ...scheme.ground, c: 0.05, h: hue } : scheme.ground;
  return isPale(hue) || hue === PINK ? { ...scheme.ground, c: TINT, h: hue } : scheme.ground;
}

/** `isLedByAccent`: the template’s largest color area is the accent. */
type Wanted = {
  look: Pick<Look, 'schemes'>;
  tone: Tone | undefined;
  mood: Mood;
  /** The background that suits the opening hours. */
  hours: Mood['ground'];
  isLedByAccent?: boolean;
};

/**
 * Chooses the colors by the wishes and the food, in this order: a named hue (the nearest scheme, rotated to it), a
 * light or dark background, the tone, and the hours. The seed decides between equals.
 */
export function schemeFor(
  { look, tone, mood, hours, isLedByAccent = false }: Wanted,
  choose: Chooser,
): ColorScheme {
  const all: readonly ColorScheme[] = Object.values(COLOR_SCHEMES);
  const own: readonly ColorScheme[] = look.schemes.map((name) => COLOR_SCHEMES[name]);
  const [hue, second] = inReadableOrder(mood);
  // Yellow alone asks for a light page.
  const ground = mood.ground ?? (hue !== undefined && isPale(hue) ? 'light' : undefined);
  const isWanted = (scheme: ColorScheme) => ground === undefined || isDark(scheme) === (ground === 'dark');
  if (hue === undefined) {
    const pool = [own.filter(isWanted), all.filter(isWanted)].find(({ length }) => length > 0) ?? own;
    const suited = tone === undefined ? [] : pool.filter(SUITS[tone]);
    return choose.pick('scheme', ofHours(suited.length > 0 ? suited : pool, hours));
  }
  const distance = (scheme: ColorScheme) => apart(scheme.primary.h, hue);
  const pool = all.filter(isWanted).toSorted((a, b) => distance(a) - distance(b));
  const near = pool.filter((scheme) => distance(scheme) <= 12);
  const scheme = choose.pick('scheme', ofHours(near.length > 0 ? near : pool.slice(0, 1), hours));
  if (isLedByAccent) {
    const { primary, accent } = scheme;
    return { ...scheme, primary: { ...primary, h: second ?? hue }, accent: { ...accent, h: hue } };
  }
  const shade = (isDark(scheme) ? VIVID_ON_DARK : SHADE_ON_LIGHT).get(hue);
  return {
    ...scheme,
    primary: { ...scheme.primary, ...shade, h: hue },
    accent: second === undefined ? scheme.accent : { ...scheme.accent, h: second },
    ground: groundOf(scheme, hue),
  };
}
