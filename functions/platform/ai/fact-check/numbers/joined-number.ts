import type { NumberAtoms } from './number-atoms.ts';

/** Longest word that is taken apart, in characters: "neunzehnhundertsiebenundsiebzig" has 31. */
const LONGEST = 48;
const LONGEST_PART = 18;

/** The parts of a number that is written as one word, in order; undefined for a word that is none. */
export function partsOfJoined(word: string, { atoms, joiners, isJoined }: NumberAtoms): number[] | undefined {
  const whole = atoms.get(word);
  if (whole !== undefined) return [whole];
  if (!isJoined || word.length > LONGEST) return undefined;
  const parts = partsFrom(word, { at: 0, atoms, joiners, hopeless: new Set() });
  return parts !== undefined && parts.length > 1 && parts.some((value) => value >= 100) ? parts : undefined;
}

type Search = Pick<NumberAtoms, 'atoms' | 'joiners'> & {
  at: number;
  /** Offsets from which the rest of the word is no number. */
  hopeless: Set<number>;
};

/** The longest part first; a shorter one where the rest then makes no sense: "cent|ottantadue". */
function partsFrom(word: string, search: Search): number[] | undefined {
  const { at, atoms, joiners, hopeless } = search;
  if (at === word.length) return [];
  if (hopeless.has(at)) return undefined;
  for (let length = Math.min(word.length - at, LONGEST_PART); length > 2; length--) {
    const piece = word.slice(at, at + length);
    const value = atoms.get(piece);
    const isJoiner = at > 0 && joiners.has(piece);
    if (value === undefined && !isJoiner) continue;
    const rest = partsFrom(word, { ...search, at: at + length });
    if (rest !== undefined) return value === undefined ? rest : [value, ...rest];
  }
  hopeless.add(at);
  return undefined;
}

/** What parts say together: [20, 2] is 22, [19, 100, 82] is 1982. Undefined where they are several numbers. */
export function valueOfParts(parts: readonly number[], isByTwenties: boolean): number | undefined {
  let total = 0;
  let current: number | undefined;
  for (const part of parts) {
    if (part === 1_000) {
      total += (current ?? 1) * 1_000;
      current = undefined;
      continue;
    }
    if (part === 100) {
      if (current !== undefined && current > 99) return undefined;
      current = (current ?? 1) * 100;
      continue;
    }
    if (current === undefined) current = part;
    else if (isByTwenties && part === 20 && current % 100 === 4) current += 76;
    else if (fits(current, part) || (isByTwenties && current % 100 === 10 && part > 6 && part < 10))
      current += part;
    else return undefined;
  }
  return total + (current ?? 0);
}

/** "cent" + "vingt", "twenty" + "two", French "soixante" + "quinze". */
function fits(before: number, part: number): boolean {
  if (part === 0 || before === 0 || part >= 1_000) return false;
  if (before % 1_000 === 0 || before % 100 === 0) return part < (before % 1_000 === 0 ? 1_000 : 100);
  const ten = before % 100;
  if (ten % 10 !== 0 || ten < 20) return false;
  return part < 10 || ((ten === 60 || ten === 80) && part < 20);
}
