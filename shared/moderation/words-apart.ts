import { seenWord } from '#shared/text/look-alikes.ts';
import { foldName } from '#shared/text/name-search.ts';
import { MODERATION_RULES } from './moderation-rules.ts';
import type { Word } from './text-words.ts';
import { parsePattern } from './word-pattern.ts';

let known: { words: ReadonlySet<string>; beginnings: ReadonlySet<string> } | undefined;

/** The words of the rules, and the prefixes that identify one. */
function wordsOfRules() {
  const parts = MODERATION_RULES.flatMap(({ flags }) => flags.flatMap(parsePattern));
  const choices = parts.flatMap((part) => (part.kind === 'words' ? part.choices : []));
  return {
    words: new Set(choices.flatMap(({ words }) => words)),
    beginnings: new Set(choices.flatMap((choice) => (choice.isBeginning ? choice.words.slice(-1) : []))),
  };
}

function isRuleWord(word: string): boolean {
  known ??= wordsOfRules();
  return known.words.has(word);
}

const SHORTEST_BEGINNING = 5;
const LONGEST_ENDING = 4;

/** Whether a folded word is in the rules, or begins like one and has a short ending. */
export function isKnownWord(word: string): boolean {
  if (isRuleWord(word)) return true;
  const lengths = Array.from({ length: LONGEST_ENDING + 1 }, (_, ending) => word.length - ending);
  return lengths.some(
    (length) => length >= SHORTEST_BEGINNING && known?.beginnings.has(word.slice(0, length)) === true,
  );
}

const LONGEST_WORD = 16;
/** Short words appear in others by chance. */
const SHORT_LENGTH = 3;

/** The words in "bestpizzaintown": the fewest known ones, and what is between them. */
export function splitJoinedWords(joined: string): readonly string[] {
  const readings: { cost: number; parts: string[] }[] = [{ cost: 0, parts: [] }];
  for (let end = 1; end <= joined.length; end += 1) {
    let best = { cost: Number.POSITIVE_INFINITY, parts: [joined] };
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start += 1) {
      const part = joined.slice(start, end);
      const before = readings[start] ?? best;
      const ownCost = isKnownWord(part) ? (part.length <= SHORT_LENGTH ? 1.5 : 1) : 1.5 + part.length;
      const cost = before.cost + ownCost;
      if (cost < best.cost) best = { cost, parts: [...before.parts, part] };
    }
    readings.push(best);
  }
  return readings.at(-1)?.parts ?? [joined];
}

const HASHTAG = /^[\p{L}\p{M}\p{N}]{4,60}$/u;
const BOUNDARY = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u;

/**
 * The words of a text, with hashtags split into words ("#BestPizzaInTown" makes the same claim), and compounds that the
 * rules know as two words ("awardwinning").
 */
export function withWordsApart(text: string, words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (word.text === '#' && word.end === next?.start) return /^\d/.test(next.text) ? [word] : [];
    const written = text.slice(word.start, word.end);
    const isTag = text[word.start - 1] === '#' && HASHTAG.test(written);
    if (!isTag) return partsOf(word, pairIn(word.text), word.isCapital);
    return written
      .split(BOUNDARY)
      .flatMap((part) => partsOf(word, splitJoinedWords(foldName(seenWord(part))), /^\p{Lu}/u.test(part)));
  });
}

function partsOf(word: Word, parts: readonly string[], isCapital: boolean): Word[] {
  return parts.map((text, at) => ({ ...word, text, isCapital: at === 0 && isCapital }));
}

/** Shorter parts are words in one of the languages. */
const SHORTEST_PART = 3;
const SHORTEST_PAIR = 9;
const LONGEST_PAIR = 40;

function pairIn(text: string): readonly string[] {
  if (text.length < SHORTEST_PAIR || text.length > LONGEST_PAIR || isRuleWord(text)) return [text];
  for (let end = SHORTEST_PART; end <= text.length - SHORTEST_PART; end += 1) {
    const parts = [text.slice(0, end), text.slice(end)];
    if (parts.every(isRuleWord)) return parts;
  }
  return [text];
}
