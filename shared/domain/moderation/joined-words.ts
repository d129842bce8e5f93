import { isKnownWord } from './known-words.ts';

/** Longest word that is looked up. */
const LONGEST = 16;
/** Of a word that is known: short ones stand within others by chance. */
const COST_OF_KNOWN = 1;
const COST_OF_SHORT = 1.5;
const SHORT_LENGTH = 3;
/** Of one that is not, and of each of its letters. */
const COST_OF_UNKNOWN = 1.5;

type Reading = { cost: number; parts: readonly string[] };

/** The words of "bestpizzaintown": those that the rules know, and what stands between them. */
export function partsOfJoinedWords(joined: string): readonly string[] {
  const letters = [...joined];
  const readings: Reading[] = [{ cost: 0, parts: [] }];
  for (let end = 1; end <= letters.length; end += 1) {
    let best: Reading = { cost: Number.POSITIVE_INFINITY, parts: [] };
    for (let start = Math.max(0, end - LONGEST); start < end; start += 1) {
      const before = readings[start] ?? best;
      const part = letters.slice(start, end).join('');
      const cost = before.cost + costOf(part);
      if (cost < best.cost) best = { cost, parts: [...before.parts, part] };
    }
    readings.push(best);
  }
  return readings.at(-1)?.parts ?? [joined];
}

function costOf(part: string): number {
  if (!isKnownWord(part)) return COST_OF_UNKNOWN + part.length;
  return part.length <= SHORT_LENGTH ? COST_OF_SHORT : COST_OF_KNOWN;
}
