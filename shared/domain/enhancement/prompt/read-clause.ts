import { DECLINED_WORDS, NO_BACKGROUND, NOT_PAINTED, PORTIONS } from './declined-words.ts';
import { NO_ADJUSTMENTS } from './prompt-adjustments.ts';
import { amountIn, withAmount } from './prompt-amounts.ts';
import { hasWord, isSubject, longestPhrase, tooMuchBehind } from './prompt-phrases.ts';
import { type Stance, stanceAfter, stanceAfterWord, UNTOUCHED } from './prompt-stance.ts';
import { DOWN, FILLERS, MORE_OF_IT, UP } from './prompt-stances.ts';
import type { Wish } from './prompt-wish.ts';
import type { PromptWord } from './prompt-word.ts';
import { PROMPT_WORDS } from './prompt-words.ts';
import { COLOR, WHITE } from './strength-words.ts';
import {
  ADDING,
  ARTICLES,
  CHANGING,
  CONJUNCTIONS,
  ON_THE_TABLE,
  PLACING,
  REMOVING,
  THE_PHOTO,
  VERBS_AT_THE_END,
} from './table-words.ts';

export type Clause = { wishes: Wish[]; instead: string[]; unknown: string[] };

/** A clause while it is read. `before`: the phrase before, articles apart. */
type Reading = Clause & {
  words: readonly string[];
  at: number;
  before: string;
  stance: Stance;
  amount: number | undefined;
};

/** "Moody lighting", "warm light": the word before says which, and nobody asks for more of it. */
const LIGHT: ReadonlySet<string> = new Set(['light', 'lighting', 'licht', 'lumière', 'luz', 'luce']);
/** "Leave it as it is": all of it. */
const WHOLE: PromptWord = { kind: 'light', does: NO_ADJUSTMENTS };

/** Reads the words of a clause, the longest phrase first. */
export function readClause(words: readonly string[]): Clause {
  const reading: Reading = {
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

function readPhrase(reading: Reading, text: string): void {
  if (readAmount(reading, text) || turnLast(reading, text) || readVerbAtTheEnd(reading, text)) return;
  const { words, at, stance, wishes } = reading;
  if (LIGHT.has(text) && stance.words.length === 0 && wishes.length > 0) return;
  const word = PROMPT_WORDS.get(text);
  if (word?.kind === 'thing' && stance.words.length === 0) {
    if (isSubject(words, at) || isNamedBefore(reading, text)) return;
    if (readTooMuch(reading, text, word)) return;
  }
  const declined = DECLINED_WORDS.get(text);
  const next = stanceAfter(stance, text);
  if (next !== undefined && (word === undefined || hasWord(words, at))) reading.stance = next;
  else if (word !== undefined) readWord(reading, text, word);
  else if (declined !== undefined) {
    reading.instead.push(declined);
    reading.stance = UNTOUCHED;
  } else readOther(reading, text);
}

/** "Pastel colors", "less intense colors": the word before says which. */
function isNamedBefore({ before, wishes }: Reading, text: string): boolean {
  const last = wishes.at(-1);
  return COLOR.has(text) && last !== undefined && last.word.kind !== 'thing' && before === last.text;
}

/** "Colors too strong": less of them; of "colors too strange" only the strange is named. */
function readTooMuch(reading: Reading, text: string, word: PromptWord): boolean {
  const { wishes, stance } = reading;
  const behind = tooMuchBehind(reading.words, reading.at);
  if (behind === undefined) return false;
  if (behind.direction === undefined) return true;
  wishes.push({ text, word, stance: { ...stance, direction: behind.direction, words: behind.words } });
  reading.at = behind.end;
  return true;
}

function readAmount(reading: Reading, text: string): boolean {
  const { before, wishes, words, at } = reading;
  const last = wishes.at(-1);
  const isTo = before === 'by' || before === 'to';
  const follows = last !== undefined && (isTo || before === last.text);
  const said = amountIn(text) ?? (follows ? amountIn(`+${text}`) : undefined);
  if (said === undefined) return false;
  // "Brightness +15", "brighter by 20%"; else of what comes: "20% brighter".
  const isOfLast = isTo || /^[+−-]/.test(text) || !hasWord(words, at);
  if (last !== undefined && isOfLast) last.word = withAmount(last.word, said);
  else reading.amount = said;
  return true;
}

/** "Contrast down", "brightness higher": which way stands behind; "warm it up" only says it. */
function turnLast(reading: Reading, text: string): boolean {
  const last = reading.wishes.at(-1);
  const direction = UP.has(text) ? 1 : DOWN.has(text) ? -1 : undefined;
  if (direction === undefined || last === undefined || reading.before !== last.text) return false;
  if (last.word.kind !== 'thing') return text === 'up' || text === 'down';
  if (last.stance.direction !== undefined) return false;
  last.stance = { ...last.stance, direction };
  last.text = `${last.text} ${text}`;
  reading.stance = UNTOUCHED;
  return true;
}

/** "Gabel entfernen", "Gelbstich entfernen". */
function readVerbAtTheEnd(reading: Reading, text: string): boolean {
  const { before, unknown, instead, wishes, words, at } = reading;
  const last = wishes.at(-1);
  const isVerb = VERBS_AT_THE_END.has(text) || (REMOVING.has(text) && !hasWord(words, at));
  if (isVerb && DECLINED_WORDS.has(before)) return true;
  if (isVerb && last !== undefined && before === last.text) {
    last.stance = { ...last.stance, direction: -1 };
    return true;
  }
  const isSaid = VERBS_AT_THE_END.has(text) && (ON_THE_TABLE.has(before) || unknown.at(-1) === before);
  if (isSaid) instead.push(NOT_PAINTED);
  return isSaid;
}

function readWord(reading: Reading, text: string, word: PromptWord): void {
  const { stance, amount } = reading;
  const isCutOut = word.does.effects.background !== undefined && stance.direction === -1;
  if (isCutOut) reading.instead.push(NO_BACKGROUND);
  const asked = amount === undefined ? word : withAmount(word, amount);
  reading.wishes.push({ text, word: asked, stance: isCutOut ? UNTOUCHED : stance });
  reading.amount = undefined;
  reading.stance = stanceAfterWord(stance, word);
}

/** What says nothing about a photo; where it is to be put in or taken out, it is a thing on the table. */
function readOther(reading: Reading, text: string): void {
  if (CONJUNCTIONS.has(text)) giveAmount(reading);
  const isFiller = FILLERS.has(text);
  const isThing = ON_THE_TABLE.has(text) || !(isFiller || /^\d+$/.test(text));
  if (isThing && !isFiller) reading.unknown.push(text);
  if (!isThing || PLACING.has(reading.before) || isAdjective(reading)) return;
  const { words } = reading.stance;
  const isMoved = words.some((said) => REMOVING.has(said) || ADDING.has(said));
  const isMore = isFiller && MORE_OF_IT.has(words.at(-1) ?? '');
  if (!isMoved && !isMore) return;
  const isDishAlone = isFiller && words.includes('cut out');
  reading.instead.push(isMore ? PORTIONS : isDishAlone ? NO_BACKGROUND : NOT_PAINTED);
  reading.stance = UNTOUCHED;
}

/** "Remove the horrible yellow tint": it says of what comes next how it is. */
function isAdjective({ words, at }: Reading): boolean {
  return at < words.length && PROMPT_WORDS.has(longestPhrase(words, at));
}

function endClause(reading: Reading): void {
  if (reading.wishes.length === 0 && reading.instead.length === 0) {
    reading.unknown.push(...reading.words.filter((word) => WHITE.has(word)));
  }
  const { stance, wishes, before } = reading;
  if (stance.words.some((word) => REMOVING.has(word))) reading.instead.push(NOT_PAINTED);
  const isWhole =
    stance.direction === 0 &&
    stance.factor === 1 &&
    !stance.isTooMuch &&
    (THE_PHOTO.has(before) || CHANGING.has(before));
  const isLeft = stance.words.includes('keep') || reading.words.some((word) => CHANGING.has(word));
  if (wishes.length === 0 && isWhole && isLeft) wishes.push({ text: before, word: WHOLE, stance });
  giveAmount(reading);
}

/** "Brighten it a little", "brighter a bit and warmer": how much stands behind. */
function giveAmount(reading: Reading): void {
  const { stance, wishes, words, at } = reading;
  const last = wishes.at(-1);
  const isAlone = stance.direction === undefined || stance.isCarried || at === words.length;
  if (last === undefined || stance.factor === 1 || !isAlone) return;
  last.stance = { ...last.stance, factor: stance.factor };
  reading.stance = { ...stance, factor: 1, words: [] };
}
