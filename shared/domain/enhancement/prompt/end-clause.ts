import type { ClauseReading } from './clause-reading.ts';
import { endMoved } from './moved-things.ts';
import { NO_ADJUSTMENTS } from './prompt-adjustments.ts';
import { UNTOUCHED } from './prompt-stance.ts';
import { FILLERS } from './words/filler-words.ts';
import { LESS, MORE, MORE_OF_IT, NOTHING } from './words/prompt-stances.ts';
import type { PromptWord } from './words/prompt-word.ts';
import { WHITE } from './words/strength-words.ts';
import { CHANGING, THE_PHOTO } from './words/table-words.ts';

/** "Leave it as it is": all of it. */
const WHOLE: PromptWord = { kind: 'light', does: NO_ADJUSTMENTS };

/** What a clause says as a whole, and what of it no word has used. */
export function endClause(reading: ClauseReading): void {
  const { wishes, instead, unknown, words } = reading;
  if (wishes.length === 0 && instead.length === 0) unknown.push(...words.filter((word) => WHITE.has(word)));
  endMoved(reading);
  if (wishes.length === 0 && isLeft(reading)) leaveWhole(reading);
  giveAmount(reading);
  nameUnused(reading);
}

/** "Don't change it", "change nothing". */
function isLeft({ stance, words, before }: ClauseReading): boolean {
  const isStaying = stance.direction === 0 && stance.factor === 1 && !stance.isTooMuch;
  const isChanged = words.some((word) => CHANGING.has(word));
  if (isChanged && NOTHING.has(before)) return isStaying;
  return isStaying && isAboutWhole(before) && (isChanged || stance.words.includes('keep'));
}

function isAboutWhole(text: string): boolean {
  return THE_PHOTO.has(text) || CHANGING.has(text);
}

function leaveWhole(reading: ClauseReading): void {
  const isNothing = NOTHING.has(reading.before);
  const words = isNothing ? reading.words.filter((word) => CHANGING.has(word)) : reading.stance.words;
  reading.wishes.push({ text: reading.before, word: WHOLE, stance: { ...reading.stance, words } });
  reading.stance = UNTOUCHED;
}

/** "Brighten it a little", "brighter a bit and warmer": how much stands behind. */
export function giveAmount(reading: ClauseReading): void {
  const { stance, wishes, words, at } = reading;
  const last = wishes.at(-1);
  const isAlone = stance.direction === undefined || stance.isCarried || at === words.length;
  if (last === undefined || stance.factor === 1 || !isAlone) return;
  last.stance = { ...last.stance, factor: stance.factor };
  reading.stance = { ...stance, factor: 1, words: stance.words.filter(isWay) };
}

function isWay(word: string): boolean {
  return LESS.has(word) || MORE.has(word);
}

/** "Less" of nothing, "20% off"; "pop more" says it of the wish before. */
function nameUnused({ stance, amount, wishes, unknown }: ClauseReading): void {
  const last = wishes.at(-1);
  for (const word of stance.words) {
    if (last !== undefined && MORE_OF_IT.has(word)) last.text = `${last.text} ${word}`;
    else if (isWay(word) && !FILLERS.has(word)) unknown.push(word);
  }
  if (amount !== undefined) unknown.push(amount.text);
}
