import type { Clause, ClauseReading } from './clause-reading.ts';
import { endClause, giveAmount } from './end-clause.ts';
import { readDeclined, readMoved, readVerbAtTheEnd } from './moved-things.ts';
import { amountIn, withAmount } from './prompt-amounts.ts';
import { hasWord, isMadeSo, isSubject, longestPhrase, tooMuchBehind } from './prompt-phrases.ts';
import {
  type Stance,
  stanceAfter,
  stanceAfterAdjective,
  stanceAfterWord,
  UNTOUCHED,
} from './prompt-stance.ts';
import { DECLINED_WORDS, NO_BACKGROUND } from './words/declined-words.ts';
import { FILLERS } from './words/filler-words.ts';
import { DOWN, LESS, LESS_OF_IT, MORE, MORE_OF_IT, UP } from './words/prompt-stances.ts';
import type { PromptWord } from './words/prompt-word.ts';
import { PROMPT_WORDS } from './words/prompt-words.ts';
import { ASKED_STRONG, COLOR } from './words/strength-words.ts';
import { ARTICLES, CONJUNCTIONS, ON_THE_TABLE } from './words/table-words.ts';

/** "Moody lighting", "warm light": the word before says which, and nobody asks for more of it. */
const LIGHT: ReadonlySet<string> = new Set(['light', 'lighting', 'licht', 'lumière', 'luz', 'luce']);
/** Reads the words of a clause, the longest phrase first. */
export function readClause(words: readonly string[]): Clause {
  const reading: ClauseReading = {
    ...{ wishes: [], instead: [], unknown: [] },
    ...{ words, at: 0, before: '', stance: UNTOUCHED, amount: undefined },
  };
  while (reading.at < words.length) {
    const text = longestPhrase(words, reading.at);
    reading.at += text.split(' ').length;
    readPhrase(reading, text);
    if (!ARTICLES.has(text)) reading.before = text;
  }
  endClause(reading);
  const { wishes, instead, unknown } = reading;
  return { wishes, instead, unknown };
}

function readPhrase(reading: ClauseReading, text: string): void {
  if (readAmount(reading, text) || turnLast(reading, text) || readVerbAtTheEnd(reading, text)) return;
  const { words, at, stance, wishes } = reading;
  if (LIGHT.has(text) && stance.words.length === 0 && wishes.length > 0) return;
  const word = PROMPT_WORDS.get(text);
  if (word?.kind === 'thing' && stance.words.join() === 'make' && isMadeSo(words, at)) return;
  if (word?.kind === 'thing' && stance.words.length === 0) {
    if (isSubject(words, at) || isNamedBefore(reading, text)) return;
    if (readTooMuch(reading, text, word)) return;
  }
  const declined = DECLINED_WORDS.get(text);
  const next = stanceAfter(stance, text) ?? adjectiveStance(reading, text);
  if (next !== undefined && (word === undefined || hasWord(words, at))) reading.stance = next;
  else if (word !== undefined) readWord(reading, text, word);
  else if (declined !== undefined) readDeclined(reading, text, declined);
  else readOther(reading, text);
}

/** "Strong contrast", "weak colors": it says something of the thing right behind. */
function adjectiveStance({ stance, words, at }: ClauseReading, text: string): Stance | undefined {
  const kind = at < words.length ? PROMPT_WORDS.get(longestPhrase(words, at))?.kind : undefined;
  return kind === 'thing' || kind === 'fault' ? stanceAfterAdjective(stance, text) : undefined;
}

/** "Pastel colors", "weird colors": the word before says which. */
function isNamedBefore({ before, wishes, unknown }: ClauseReading, text: string): boolean {
  const last = wishes.at(-1);
  if (!COLOR.has(text)) return false;
  return (
    (last !== undefined && last.word.kind !== 'thing' && before === last.text) || before === unknown.at(-1)
  );
}

/** "Colors too strong": less of them; of "colors too strange" only the strange is named. */
function readTooMuch(reading: ClauseReading, text: string, word: PromptWord): boolean {
  const { wishes, stance } = reading;
  const behind = tooMuchBehind(reading.words, reading.at);
  if (behind === undefined) return false;
  if (behind.direction === undefined) return true;
  wishes.push({ text, word, stance: { ...stance, direction: behind.direction, words: behind.words } });
  reading.at = behind.end;
  return true;
}

function readAmount(reading: ClauseReading, text: string): boolean {
  const { before, wishes } = reading;
  const last = wishes.at(-1);
  const isTo = before === 'by' || before === 'to';
  const follows = last !== undefined && (isTo || before === last.text);
  const said = amountIn(text) ?? (follows ? amountIn(`+${text}`) : undefined);
  if (said === undefined) return false;
  if (last !== undefined && (isTo || isOfLast(reading, text))) {
    last.word = withAmount(last.word, said);
    last.hasAmount = true;
  } else {
    if (reading.amount !== undefined) reading.unknown.push(reading.amount.text);
    reading.amount = { value: said, text };
  }
  return true;
}

/** "Brightness +15", "contrast 30%"; else of what comes: "20% brighter", "brighter, 20% more contrast". */
function isOfLast({ before, wishes, words, at }: ClauseReading, text: string): boolean {
  if (!text.endsWith('%') || /^[+−-]/.test(text) || !hasWord(words, at)) return true;
  const last = wishes.at(-1);
  if (last === undefined || last.hasAmount || before !== last.text) return false;
  const isThing = last.word.kind === 'thing' && last.stance.direction === undefined;
  const next = words[at] ?? '';
  return isThing || !(MORE.has(next) || LESS.has(next));
}

/** "Contrast down", "brightness higher", "color less": which way stands behind; "warm it up" only says it. */
function turnLast(reading: ClauseReading, text: string): boolean {
  const last = reading.wishes.at(-1);
  const direction = directionBehind(reading, text);
  if (direction === undefined || last === undefined || reading.before !== last.text) return false;
  if (last.word.kind !== 'thing') return text === 'up' || text === 'down';
  if (last.stance.direction !== undefined) return false;
  last.stance = { ...last.stance, direction };
  last.text = `${last.text} ${text}`;
  reading.stance = UNTOUCHED;
  return true;
}

function directionBehind({ words, at }: ClauseReading, text: string): 1 | -1 | undefined {
  if (UP.has(text) || ASKED_STRONG.has(text)) return 1;
  if (DOWN.has(text)) return -1;
  if (at < words.length && !CONJUNCTIONS.has(words[at] ?? '')) return undefined;
  return MORE_OF_IT.has(text) ? 1 : LESS_OF_IT.has(text) ? -1 : undefined;
}

function readWord(reading: ClauseReading, text: string, word: PromptWord): void {
  const { stance, amount } = reading;
  const isTakenBack = word.does.effects.background !== undefined && stance.direction === -1;
  // "No white background": right before it stands what takes it back.
  const isUnwanted = isTakenBack && reading.before === stance.words.at(-1);
  const isCutOut = isTakenBack && !isUnwanted;
  if (isCutOut) reading.instead.push(NO_BACKGROUND);
  const asked = amount === undefined ? word : withAmount(word, amount.value);
  const hasAmount = amount !== undefined;
  const said: Stance = isUnwanted ? { ...stance, direction: 0 } : stance;
  reading.wishes.push({ text, word: asked, hasAmount, stance: isCutOut ? UNTOUCHED : said });
  reading.amount = undefined;
  reading.stance = stanceAfterWord(stance, word);
}

/** What says nothing about a photo; where it is to be put in or taken out, it is a thing on the table. */
function readOther(reading: ClauseReading, text: string): void {
  if (CONJUNCTIONS.has(text)) giveAmount(reading);
  const isFiller = FILLERS.has(text);
  const isThing = ON_THE_TABLE.has(text) || !(isFiller || /^\d+$/.test(text));
  if (isThing && !isFiller) reading.unknown.push(text);
  if (isThing) readMoved(reading, text);
}
