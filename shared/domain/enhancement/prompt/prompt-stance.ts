import { DO_NOT, IS, LESS, MORE, NOT, SLIGHTLY, STRONGLY, TOO } from './words/prompt-stances.ts';
import type { PromptWord } from './words/prompt-word.ts';
import { ASKED_STRONG, WEAK } from './words/strength-words.ts';

/** What the words before say about the next one. */
export type Stance = {
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

/** Words before one that belong to it: more is no wish of people. */
const MOST_STANCE = 6;
const SLIGHT = 0.5;
const STRONG = 1.6;
export const UNTOUCHED: Stance = {
  direction: undefined,
  isTooMuch: false,
  isSo: false,
  factor: 1,
  words: [],
  isCarried: false,
};

/** What is said once these words were read too; nothing where they say nothing of what comes. */
export function stanceAfter(stance: Stance, text: string): Stance | undefined {
  const words = [...stance.words, text].slice(-MOST_STANCE);
  if (TOO.has(text)) return { ...stance, isTooMuch: true, words };
  if (NOT.has(text)) return { ...stance, direction: 0, words, isCarried: false };
  if (LESS.has(text)) {
    const direction = DO_NOT.has(stance.words.at(-1) ?? '') ? 0 : -1;
    return { ...stance, direction, isTooMuch: false, isSo: false, words, isCarried: false };
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

/** The same of an adjective right before a thing: much of it is asked for, or it is said to be missing. */
export function stanceAfterAdjective(stance: Stance, text: string): Stance | undefined {
  const words = [...stance.words, text].slice(-MOST_STANCE);
  const isOpen = stance.direction === undefined && !stance.isTooMuch;
  if (WEAK.has(text)) return { ...stance, direction: stance.direction ?? 1, isTooMuch: false, words };
  if (!ASKED_STRONG.has(text)) return undefined;
  return isOpen ? { ...stance, direction: 1, factor: STRONG, words } : { ...stance, words };
}

/** "More contrast and saturation", "too dark and yellow": what was said of the first holds for the second. */
export function stanceAfterWord(stance: Stance, { kind }: PromptWord): Stance {
  if (kind === 'thing') return { ...stance, words: [], isCarried: true };
  return { ...UNTOUCHED, isSo: kind === 'either' && (stance.isSo || stance.isTooMuch) };
}
