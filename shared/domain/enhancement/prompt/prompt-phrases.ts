import { inflectedWord } from './inflected.ts';
import { misspelledWord } from './misspelled.ts';
import { stanceAfter, UNTOUCHED } from './prompt-stance.ts';
import { DECLINED_WORDS } from './words/declined-words.ts';
import { FILLERS } from './words/filler-words.ts';
import { DOWN, IS, NOT, SLIGHTLY, STRONGLY, TOO, UP } from './words/prompt-stances.ts';
import type { PromptWord } from './words/prompt-word.ts';
import { PROMPT_WORDS } from './words/prompt-words.ts';
import { COLOR, LEVEL, STRONG, WEAK } from './words/strength-words.ts';
import { CONJUNCTIONS } from './words/table-words.ts';

/** "Colors should be natural". */
const LINKS: ReadonlySet<string> = new Set(['to', 'be', 'should', 'must', 'soll', 'sollen']);

const LONGEST_PHRASE = 4;
/** Words after one that are looked at: more is no wish of people. */
const MOST_AHEAD = 8;

/** The longest known phrase that begins here, else the one word. */
export function longestPhrase(clause: readonly string[], at: number): string {
  for (let length = LONGEST_PHRASE; length > 1; length -= 1) {
    const phrase = clause.slice(at, at + length).join(' ');
    if (at + length <= clause.length && isKnown(phrase)) return phrase;
  }
  const word = clause[at] ?? '';
  return isKnown(word) ? word : (inflectedWord(word) ?? misspelledWord(word) ?? word);
}

function isKnown(text: string): boolean {
  return (
    PROMPT_WORDS.has(text) ||
    DECLINED_WORDS.has(text) ||
    stanceAfter(UNTOUCHED, text) !== undefined ||
    FILLERS.has(text)
  );
}

/** "The light is too cold", "highlights blown out": what is asked for comes after it. */
export function isSubject(clause: readonly string[], from: number): boolean {
  const next = longestPhrase(clause, from);
  if (UP.has(next) || DOWN.has(next)) return false;
  let linked = from;
  while (LINKS.has(clause[linked] ?? '')) linked += 1;
  const behind = PROMPT_WORDS.get(longestPhrase(clause, linked));
  if (saysHow(behind) || (COLOR.has(clause[from - 1] ?? '') && isQuality(behind))) return true;
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

/** "Make the colors warmer", "make the light a bit less yellow": the end says how the thing should be. */
export function isMadeSo(clause: readonly string[], from: number): boolean {
  for (let at = from; at < Math.min(clause.length, from + MOST_AHEAD); ) {
    const text = longestPhrase(clause, at);
    at += text.split(' ').length;
    const word = PROMPT_WORDS.get(text);
    if (word !== undefined && !(stanceAfter(UNTOUCHED, text) !== undefined && hasWord(clause, at)))
      return isQuality(word);
    if (stanceAfter(UNTOUCHED, text) === undefined) return false;
  }
  return false;
}

/** "Highlights blown out", "Farben natürlicher": right behind a thing it says how the thing is. */
function saysHow(word: PromptWord | undefined): boolean {
  if (word === undefined) return false;
  const { settings, effects } = word.does;
  return (
    word.kind === 'fault' || (word.kind === 'look' && Object.keys({ ...settings, ...effects }).length === 0)
  );
}

/** "Colores pastel": which colors. */
function isQuality(word: PromptWord | undefined): boolean {
  return word !== undefined && word.kind !== 'thing' && word.kind !== 'light';
}

/** What is said behind a thing of how much there is of it; no direction where the thing itself is not meant. */
export type SaidBehind = { direction: 1 | -1 | 0 | undefined; words: readonly string[]; end: number };

/** "Colors are a bit too strong", "contrast not too high"; nothing where neither "too" nor "is weak" stands behind. */
export function tooMuchBehind(clause: readonly string[], from: number): SaidBehind | undefined {
  const words: string[] = [];
  let isNot = false;
  let isSo = false;
  for (let at = from; at < Math.min(clause.length, from + MOST_AHEAD); ) {
    const text = longestPhrase(clause, at);
    at += text.split(' ').length;
    const direction = isNot ? undefined : directionOfLevel(text, isSo);
    if (direction !== undefined)
      return { direction: direction || undefined, words: [...words, text], end: at };
    isNot ||= NOT.has(text);
    isSo ||= IS.has(text);
    if (!isBeforeToo(text)) return undefined;
    if (STANCES.some((said) => said.has(text))) words.push(text);
    if (TOO.has(text) || /^(?:not|nicht|pas|non) (?:too|zu|trop|troppo)$/.test(text)) {
      return saidBehind(clause, at, { words, isNot });
    }
  }
  return undefined;
}

/** "The light is weak", "colors weak": it is missing. Of "contrast is strong" and "brightness low" nobody can tell: 0. */
function directionOfLevel(text: string, isSo: boolean): 1 | 0 | undefined {
  if (WEAK.has(text)) return isSo || !LEVEL.has(text) ? 1 : 0;
  const isOpen = LEVEL.has(text) || (isSo && STRONG.has(text) && !STRONGLY.has(text));
  return isOpen ? 0 : undefined;
}

const STANCES = [IS, TOO, NOT, SLIGHTLY, STRONGLY];

function isBeforeToo(text: string): boolean {
  if (CONJUNCTIONS.has(text)) return false;
  return FILLERS.has(text) || STANCES.some((words) => words.has(text));
}

/** `at`: of the word that "too" says something of. */
function saidBehind(
  clause: readonly string[],
  at: number,
  said: { words: readonly string[]; isNot: boolean },
): SaidBehind | undefined {
  const how = clause[at];
  if (how === undefined) return undefined;
  const words = [...said.words, how];
  const end = at + 1;
  if (STRONG.has(how)) return { direction: said.isNot ? 0 : -1, words, end };
  if (WEAK.has(how)) return { direction: said.isNot ? 0 : 1, words, end };
  const text = longestPhrase(clause, at);
  const isOfItself = isKnown(text) && !isQuality(PROMPT_WORDS.get(text));
  return isOfItself ? undefined : { direction: undefined, words, end };
}

/** Whether something follows that a word like "enhance" can be about. */
export function hasWord(clause: readonly string[], from: number): boolean {
  const end = Math.min(clause.length, from + MOST_AHEAD);
  for (let at = from; at < end; ) {
    const text = longestPhrase(clause, at);
    if (PROMPT_WORDS.has(text) || DECLINED_WORDS.has(text)) return true;
    at += text.split(' ').length;
  }
  return false;
}
