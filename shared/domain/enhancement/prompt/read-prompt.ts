import { type EnhancementSetting, SETTING_LABELS } from '../enhancement-settings.ts';
import { EFFECT_LABELS, type PhotoEffect, withinEffect } from '../photo-effects.ts';
import { DECLINED_WORDS, NO_BACKGROUND, NOT_PAINTED } from './declined-words.ts';
import { inflectedWord } from './inflected.ts';
import { misspelledWord } from './misspelled.ts';
import { type Adjustments, addAdjustments, NO_ADJUSTMENTS, scaledAdjustments } from './prompt-adjustments.ts';
import { amountIn, withAmount } from './prompt-amounts.ts';
import { clausesOf } from './prompt-clauses.ts';
import type { PromptWord } from './prompt-word.ts';
import {
  FILLERS,
  IS,
  LESS,
  MORE,
  NOT,
  PROMPT_WORDS,
  REMOVING,
  SLIGHTLY,
  STRONGLY,
  TOO,
} from './prompt-words.ts';

export type PromptReading = {
  adjustments: Adjustments;
  /** Words with what was done for them. */
  understood: { words: string; did: string }[];
  /** What is not done, with the reason. */
  instead: string[];
  /** Words that mean nothing here: named, not guessed. */
  unknown: string[];
};

/** What the words before say about the next one. */
type Stance = {
  /** More or less of it, or as it is. */
  direction: 1 | -1 | 0 | undefined;
  /** The photo is too much so. */
  isTooMuch: boolean;
  /** The photo is said to be so. */
  isSo: boolean;
  factor: number;
  words: readonly string[];
  /** It was said of the thing before, and holds for the next until something else is said. */
  isCarried: boolean;
};

const LONGEST_PHRASE = 4;
/** Words before one that belong to it, and words after one that are looked at: more is no wish of people. */
const MOST_STANCE = 6;
const MOST_AHEAD = 8;
/** "Moody lighting", "warm light": the word before says which, and nobody asks for more of it. */
const LIGHT: ReadonlySet<string> = new Set(['light', 'lighting', 'licht', 'lumière', 'luz', 'luce']);
const SLIGHT = 0.5;
const STRONG = 1.6;
const UNTOUCHED: Stance = {
  direction: undefined,
  isTooMuch: false,
  isSo: false,
  factor: 1,
  words: [],
  isCarried: false,
};

/** A word with all that was said about it. */
type Wish = { text: string; word: PromptWord; stance: Stance };
type Clause = { wishes: Wish[]; instead: string[]; unknown: string[] };

/** Reads a custom prompt clause by clause and word by word, the longest phrase first. */
export function readPrompt(prompt: string): PromptReading {
  const clauses = clausesOf(prompt).map(readClause);
  const wishes = clauses.flatMap(({ wishes }) => wishes);
  return {
    adjustments: wishes.map(adjustmentsOf).reduce(addAdjustments, NO_ADJUSTMENTS),
    understood: wishes.map((wish) => ({
      words: [...wish.stance.words, wish.text].join(' '),
      did: wordsFor(adjustmentsOf(wish), wish.stance),
    })),
    instead: [...new Set(clauses.flatMap(({ instead }) => instead))],
    unknown: [...new Set(clauses.flatMap(({ unknown }) => unknown))],
  };
}

function readClause(clause: readonly string[]): Clause {
  const read: Clause = { wishes: [], instead: [], unknown: [] };
  let stance = UNTOUCHED;
  let amount: number | undefined;
  let before = '';
  for (let at = 0; at < clause.length; ) {
    const text = longestPhrase(clause, at);
    at += text.split(' ').length;
    const follows = before === 'by' || before === 'to' || before === read.wishes.at(-1)?.text;
    const said = amountIn(text) ?? (follows && read.wishes.length > 0 ? amountIn(`${text}%`) : undefined);
    before = text;
    if (said !== undefined) {
      const last = read.wishes.at(-1);
      // "Brightness +15", "brighter by 20%"; else of what comes: "20% brighter".
      if (last !== undefined && !hasWord(clause, at)) last.word = withAmount(last.word, said);
      else if (last !== undefined && /^[+−-]/.test(text)) last.word = withAmount(last.word, said);
      else amount = said;
      continue;
    }
    if (LIGHT.has(text) && stance.words.length === 0 && read.wishes.length > 0) continue;
    const word = PROMPT_WORDS.get(text);
    if (word?.kind === 'thing' && stance.words.length === 0 && isSubject(clause, at)) continue;
    const declined = DECLINED_WORDS.get(text);
    const next = stanceAfter(stance, text);
    if (next !== undefined && (word === undefined || hasWord(clause, at))) stance = next;
    else if (word !== undefined) {
      const isCutOut = word.does.effects.background !== undefined && stance.direction === -1;
      if (isCutOut) read.instead.push(NO_BACKGROUND);
      const asked = amount === undefined ? word : withAmount(word, amount);
      read.wishes.push({ text, word: asked, stance: isCutOut ? UNTOUCHED : stance });
      amount = undefined;
      stance = stanceAfterWord(stance, word);
    } else if (declined !== undefined) {
      read.instead.push(declined);
      stance = UNTOUCHED;
    } else if (!FILLERS.has(text) && !/^\d+$/.test(text)) read.unknown.push(text);
  }
  if (stance.words.some((word) => REMOVING.has(word))) read.instead.push(NOT_PAINTED);
  const last = read.wishes.at(-1);
  // "Brighten it a little": how much stands behind.
  if (last !== undefined && stance.factor !== 1) last.stance = { ...last.stance, factor: stance.factor };
  return read;
}

function isKnown(text: string): boolean {
  return (
    PROMPT_WORDS.has(text) ||
    DECLINED_WORDS.has(text) ||
    stanceAfter(UNTOUCHED, text) !== undefined ||
    FILLERS.has(text)
  );
}

/** The longest known phrase that begins here, else the one word. */
function longestPhrase(clause: readonly string[], at: number): string {
  for (let length = LONGEST_PHRASE; length > 1; length -= 1) {
    const phrase = clause.slice(at, at + length).join(' ');
    if (at + length <= clause.length && isKnown(phrase)) return phrase;
  }
  const word = clause[at] ?? '';
  return isKnown(word) ? word : (inflectedWord(word) ?? misspelledWord(word) ?? word);
}

/** "The light is too cold", "couleurs plus chaudes": what is asked for comes after it. */
function isSubject(clause: readonly string[], from: number): boolean {
  let isSaid = false;
  for (let at = from; at < Math.min(clause.length, from + MOST_AHEAD); ) {
    const text = longestPhrase(clause, at);
    at += text.split(' ').length;
    const word = PROMPT_WORDS.get(text);
    if (stanceAfter(UNTOUCHED, text) !== undefined && (word === undefined || hasWord(clause, at)))
      isSaid = true;
    else if (word !== undefined) return isSaid && word.kind !== 'thing';
    else if (!isSaid || !FILLERS.has(text)) return false;
  }
  return false;
}

/** Whether something follows that a word like "enhance" can be about. */
function hasWord(clause: readonly string[], from: number): boolean {
  const end = Math.min(clause.length, from + MOST_AHEAD);
  for (let at = from; at < end; ) {
    const text = longestPhrase(clause, at);
    if (PROMPT_WORDS.has(text) || DECLINED_WORDS.has(text)) return true;
    at += text.split(' ').length;
  }
  return false;
}

function stanceAfter(stance: Stance, text: string): Stance | undefined {
  const words = [...stance.words, text].slice(-MOST_STANCE);
  if (TOO.has(text)) return { ...stance, isTooMuch: true, words };
  if (NOT.has(text)) return { ...stance, direction: 0, words, isCarried: false };
  if (LESS.has(text)) {
    return { ...stance, direction: -1, isTooMuch: false, isSo: false, words, isCarried: false };
  }
  if (MORE.has(text)) {
    const isFirst = stance.isCarried && stance.words.length === 0;
    return {
      direction: stance.isCarried ? 1 : (stance.direction ?? 1),
      isTooMuch: false,
      isSo: false,
      factor: isFirst ? 1 : stance.factor,
      words,
      isCarried: false,
    };
  }
  if (SLIGHTLY.has(text)) return { ...stance, factor: SLIGHT, words };
  if (STRONGLY.has(text)) return { ...stance, factor: STRONG, words };
  if (IS.has(text)) return { ...stance, isSo: true, words };
  return undefined;
}

/** "More contrast and saturation", "too dark and yellow": what was said of the first holds for the second. */
function stanceAfterWord(stance: Stance, { kind }: PromptWord): Stance {
  if (kind === 'thing') return { ...stance, words: [], isCarried: true };
  return { ...UNTOUCHED, isSo: kind === 'either' && (stance.isSo || stance.isTooMuch) };
}

function adjustmentsOf({ word, stance }: Wish): Adjustments {
  return scaledAdjustments(word.does, signOf(word, stance) * stance.factor);
}

function signOf({ kind }: PromptWord, { direction, isTooMuch, isSo }: Stance): 1 | 0 | -1 {
  // Faults are mended, whatever is said of them.
  if (kind === 'fault') return -1;
  if (direction === 0) return 0;
  if (isTooMuch) return -1;
  if (direction !== undefined) return direction;
  return kind === 'either' && isSo ? -1 : 1;
}

function wordsFor({ settings, effects }: Adjustments, { direction }: Stance): string {
  const labels = [
    ...Object.entries(settings).map(([name, value]) =>
      signed(SETTING_LABELS[name as EnhancementSetting], value),
    ),
    ...Object.entries(effects).map(([name, value]) =>
      signed(EFFECT_LABELS[name as PhotoEffect], withinEffect(name as PhotoEffect, value)),
    ),
  ].filter((label) => label !== undefined);
  if (labels.length > 0) return labels.join(', ');
  return direction === 0 || direction === -1
    ? 'Left as it is'
    : 'Light and white balance mended where needed';
}

function signed(label: string, value: number): string | undefined {
  if (value === 0) return undefined;
  return `${label} ${value > 0 ? '+' : '−'}${Math.abs(value)}`;
}
