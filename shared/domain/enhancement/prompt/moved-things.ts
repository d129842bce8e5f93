import type { ClauseReading } from './clause-reading.ts';
import { NO_ADJUSTMENTS } from './prompt-adjustments.ts';
import { hasWord, longestPhrase } from './prompt-phrases.ts';
import { UNTOUCHED } from './prompt-stance.ts';
import {
  DECLINED_WORDS,
  NO_BACKGROUND,
  NOT_ONE_THING,
  NOT_PAINTED,
  PORTIONS,
} from './words/declined-words.ts';
import { FILLERS } from './words/filler-words.ts';
import { DO_NOT, LESS_OF_IT, MORE_OF_IT, NOTHING, SLIGHTLY } from './words/prompt-stances.ts';
import type { PromptWord } from './words/prompt-word.ts';
import { PROMPT_WORDS } from './words/prompt-words.ts';
import {
  ADDING,
  CONJUNCTIONS,
  ON_THE_TABLE,
  PLACING,
  REMOVING,
  VERBS_AT_THE_END,
} from './words/table-words.ts';

/** What lies on the table and is neither put in nor taken out. */
const ON_TABLE: PromptWord = { kind: 'table', does: NO_ADJUSTMENTS };
/** "No text", "without people": that is asked to go. */
const IS_NONE: ReadonlySet<string> = new Set('no|without|kein|keine|keinen|ohne|sans|sin|senza'.split('|'));
/** Words before one that are looked at. */
const MOST_BEHIND = 8;

/** "Gabel entfernen", "Gelbstich entfernen". */
export function readVerbAtTheEnd(reading: ClauseReading, text: string): boolean {
  const { before, unknown, instead, wishes, words, at } = reading;
  const last = wishes.at(-1);
  const isVerb = VERBS_AT_THE_END.has(text) || (REMOVING.has(text) && !hasWord(words, at));
  if (isVerb && DECLINED_WORDS.has(before)) return true;
  if (isVerb && last !== undefined && before === last.text) {
    last.stance = { ...last.stance, direction: -1 };
    last.text = `${last.text} ${text}`;
    return true;
  }
  const isSaid = VERBS_AT_THE_END.has(text) && (ON_THE_TABLE.has(before) || unknown.at(-1) === before);
  if (isSaid) instead.push(NOT_PAINTED);
  return isSaid;
}

/** What is asked for and not done: told, unless it is asked not to be done. */
export function readDeclined(reading: ClauseReading, text: string, why: string): void {
  const isMoved = reading.stance.words.some(isMover);
  if (why !== NO_BACKGROUND && isForbidden(reading, isMoved)) stayOnTable(reading, text);
  else if (!(why === NOT_ONE_THING && reading.instead.length > 0)) reading.instead.push(why);
  reading.stance = UNTOUCHED;
  if (why === NO_BACKGROUND) passHowItIs(reading);
}

/**
 * "Hintergrund dunkler", "fondo un poco más oscuro": it says of the background how it should be, not of the photo. A verb
 * behind it begins another wish: "blur the background brighten the burger".
 */
function passHowItIs(reading: ClauseReading): void {
  const { words } = reading;
  let isMore = false;
  for (let at = reading.at; at < words.length; ) {
    const text = longestPhrase(words, at);
    at += text.split(' ').length;
    const kind = PROMPT_WORDS.get(text)?.kind;
    const isHow =
      (kind === 'wish' || kind === 'either') && (isMore || /er$|^(?:plus|más|più|mas|piu) /.test(text));
    if (isHow) reading.at = at;
    isMore ||= MORE_OF_IT.has(text) || LESS_OF_IT.has(text);
    if (kind !== undefined || !(isMore || SLIGHTLY.has(text))) return;
  }
}

/** A thing on the table that is to be put in or taken out. */
export function readMoved(reading: ClauseReading, text: string): void {
  if (PLACING.has(reading.before) || isAdjective(reading)) return;
  const { words } = reading.stance;
  const isFiller = FILLERS.has(text);
  const isMore = isFiller && MORE_OF_IT.has(words.at(-1) ?? '');
  const isNone = ON_THE_TABLE.has(text) && IS_NONE.has(words.at(-1) ?? '');
  if (!isMore && !isNone && !words.some(isMover)) return;
  const isDishAlone = isFiller && words.includes('cut out');
  if (!isMore && !isNone && isForbidden(reading, true)) stayOnTable(reading, text);
  else reading.instead.push(isMore ? PORTIONS : isDishAlone ? NO_BACKGROUND : NOT_PAINTED);
  reading.stance = UNTOUCHED;
}

/** "Remove" with no thing behind it; "remove nothing". */
export function endMoved(reading: ClauseReading): void {
  const { words } = reading.stance;
  const isNothing = words.some((word) => NOTHING.has(word));
  if (words.some(isMover) && (isNothing || isForbidden(reading, true))) {
    reading.stance = { ...reading.stance, words: words.slice(0, -1) };
    stayOnTable(reading, words.at(-1) ?? '');
  } else if (words.some((word) => REMOVING.has(word))) reading.instead.push(NOT_PAINTED);
  else return;
  reading.stance = UNTOUCHED;
}

function isMover(word: string): boolean {
  return REMOVING.has(word) || ADDING.has(word);
}

/** "Don't add steam", "no quites el tenedor"; not "don't change it and remove the fork". */
function isForbidden({ stance, words, at }: ClauseReading, isMoved: boolean): boolean {
  const forbids = (word: string) =>
    DO_NOT.has(word) ? word !== 'non' || isMoved : isMoved && IS_NONE.has(word);
  if (!stance.words.flatMap((said) => said.split(' ')).some(forbids)) return false;
  const behind = words.slice(Math.max(0, at - MOST_BEHIND), at).toReversed();
  return behind.slice(0, behind.findIndex(forbids) + 1).every((word) => !CONJUNCTIONS.has(word));
}

function stayOnTable({ wishes, stance }: ClauseReading, text: string): void {
  wishes.push({ text, word: ON_TABLE, stance: { ...stance, direction: 0 } });
}

/** "Remove the horrible yellow tint": it says of what comes next how it is. */
function isAdjective({ words, at }: ClauseReading): boolean {
  return at < words.length && PROMPT_WORDS.has(longestPhrase(words, at));
}
