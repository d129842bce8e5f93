import { type EnhancementSetting, SETTING_LABELS } from '../enhancement-settings.ts';
import { EFFECT_LABELS, type PhotoEffect, withinEffect } from '../photo-effects.ts';
import type { KeptLight } from '../photo-look.ts';
import { type Adjustments, scaledAdjustments } from './prompt-adjustments.ts';
import type { Stance } from './prompt-stance.ts';
import { LESS } from './words/prompt-stances.ts';
import type { PromptWord } from './words/prompt-word.ts';

/** A word with all that was said about it; `isLimit`: it says how far another goes, not that something stays. */
export type Wish = {
  text: string;
  word: PromptWord;
  stance: Stance;
  hasAmount?: boolean;
  isLimit?: boolean;
};

/** What says how far, not that something stays. */
const HOW_FAR: ReadonlySet<string> = new Set([
  'not too',
  'nothing',
  'nothing too',
  'without making',
  'pas trop',
  'non troppo',
  'nicht zu',
]);

/** What a wish adds to the sliders and effects. */
export function adjustmentsOf({ word, stance }: Wish): Adjustments {
  return scaledAdjustments(word.does, signOf(word, stance) * stance.factor);
}

/** The words of a wish, with what is done for them. */
export function understoodWish(wish: Wish): { words: string; did: string } {
  return { words: [...wish.stance.words, wish.text].join(' '), did: wordsFor(wish) };
}

/**
 * "Dark, needs more light", "dark and blurry": what is said without a word on whether it is so or should be is a fault
 * where all else that is asked goes the other way, or other faults are named.
 */
export function settledWishes(said: readonly Wish[]): Wish[] {
  const wishes = withLimits(withoutFading(said));
  return wishes.map((wish) => {
    const isOpen = wish.word.kind === 'either' && wish.stance.direction === undefined;
    if (!isOpen || wish.stance.isTooMuch || wish.stance.isSo) return wish;
    const others = wishes.filter((other) => other.word.kind !== 'either');
    const signs = amountsOf(adjustmentsOf(wish)).flatMap(([name, amount]) =>
      others.flatMap((other) => amountIn(other, name)).map((other) => Math.sign(other * amount)),
    );
    const isComplaint = signs.includes(-1) || others.some(isNamedFault);
    return isComplaint && !signs.includes(1) ? { ...wish, stance: { ...wish.stance, isSo: true } } : wish;
  });
}

/** "Vintage but not faded". */
function withoutFading(wishes: readonly Wish[]): readonly Wish[] {
  const isUnwanted = ({ text, stance }: Wish) => text === 'faded' && stance.direction !== undefined;
  if (!wishes.some(isUnwanted)) return wishes;
  return wishes.map((wish) => {
    const { fade: _, ...effects } = wish.word.does.effects;
    return { ...wish, word: { ...wish.word, does: { ...wish.word.does, effects } } };
  });
}

const WITHOUT: ReadonlySet<string> = new Set('without|without making|ohne|sans|sin|senza'.split('|'));

/** "Brighter but not overexposed" says how far: what the photo should not become is not taken out of what is asked for. */
function withLimits(wishes: readonly Wish[]): readonly Wish[] {
  return wishes.map((wish) => {
    const { word, stance } = wish;
    const isLimit = isUnwanted(wish) && wishes.some((other) => other !== wish && isBeyond(other, wish));
    return isLimit
      ? { ...wish, word: { ...word, kind: 'wish' }, stance: { ...stance, direction: 0 }, isLimit: true }
      : wish;
  });
}

function isUnwanted({ word: { kind }, stance }: Wish): boolean {
  if (kind === 'fault' && stance.direction === 0) return true;
  const isWithout = stance.words.some((said) => WITHOUT.has(said));
  return isWithout && (kind === 'fault' || kind === 'wish' || kind === 'either');
}

/** Asks for what the unwanted has too much of, or for anything beside a fault of too much: "warmer, not oversaturated". */
function isBeyond(other: Wish, unwanted: Wish): boolean {
  const mends = amountsOf(adjustmentsOf(unwanted));
  if (mends.some(([name, amount]) => amountIn(other, name).some((asked) => asked * amount < 0))) return true;
  const isOfTooMuch = unwanted.stance.direction === 0 && mends.every(([, amount]) => amount < 0);
  const isAsked =
    ['wish', 'thing', 'look', 'either'].includes(other.word.kind) && other.stance.direction !== 0;
  return isOfTooMuch && isAsked;
}

/** "Blurry", and not "less noise". */
function isNamedFault({ word, stance }: Wish): boolean {
  return word.kind === 'fault' && stance.direction === undefined;
}

/**
 * What of the light no automatic may touch, as somebody asked for it to stay: "don't make it brighter", "leave the colors
 * alone". Who asks for a warmer photo has no warmth taken out of it.
 */
export function keptLight(wishes: readonly Wish[], { effects }: Adjustments): KeptLight[] {
  const staying = wishes.filter(
    ({ stance, word, isLimit = false }) =>
      // Who wants no white background says nothing of the light.
      !isLimit &&
      word.does.effects.background === undefined &&
      stance.direction === 0 &&
      !stance.isTooMuch &&
      !stance.words.some((word) => HOW_FAR.has(word)),
  );
  const isStaying = (...names: string[]) =>
    staying.some(
      ({ word }) => word.kind === 'light' || amountsOf(word.does).some(([name]) => names.includes(name)),
    );
  const warmth = effects.warmth ?? 0;
  const kept: [KeptLight, boolean][] = [
    ['exposure', isStaying('brightness')],
    ['colors', isStaying('saturation', 'warmth')],
    ['warmth', warmth > 0],
    ['coolness', warmth < 0],
  ];
  return kept.filter(([, isKept]) => isKept).map(([what]) => what);
}

function amountsOf({ settings, effects }: Adjustments): [string, number][] {
  return Object.entries({ ...settings, ...effects }).filter(([, amount]) => amount !== 0);
}

function amountIn(wish: Wish, name: string): number[] {
  return amountsOf(adjustmentsOf(wish)).flatMap(([other, amount]) => (other === name ? [amount] : []));
}

function signOf({ kind }: PromptWord, { direction, isTooMuch, isSo, words }: Stance): 1 | 0 | -1 {
  // Faults are mended, unless they are asked to stay: "don't remove the shadows".
  if (kind === 'fault') return direction === 0 && words.some((word) => LESS.has(word)) ? 0 : -1;
  if (direction === 0) return 0;
  if (isTooMuch) return -1;
  // "No contrast": it is not there.
  if (kind === 'thing' && words.at(-1) === 'no') return 1;
  if (direction !== undefined) return direction;
  return kind === 'either' && isSo ? -1 : 1;
}

function wordsFor(wish: Wish): string {
  const { settings, effects } = adjustmentsOf(wish);
  const labels = [
    ...Object.entries(settings).map(([name, value]) =>
      signed(SETTING_LABELS[name as EnhancementSetting], value),
    ),
    ...Object.entries(effects).map(([name, value]) =>
      signed(EFFECT_LABELS[name as PhotoEffect], withinEffect(name as PhotoEffect, value)),
    ),
  ].filter((label) => label !== undefined);
  if (labels.length > 0) return labels.join(', ');
  const { word, stance } = wish;
  const isAboutLight = word.kind !== 'light' && word.kind !== 'table' && amountsOf(word.does).length === 0;
  const stays =
    !isAboutLight && (stance.direction === 0 || (stance.direction === -1 && word.kind !== 'light'));
  return stays ? 'Left as it is' : 'Light and white balance mended where needed';
}

function signed(label: string, value: number): string | undefined {
  if (value === 0) return undefined;
  return `${label} ${value > 0 ? '+' : '−'}${Math.abs(value)}`;
}
