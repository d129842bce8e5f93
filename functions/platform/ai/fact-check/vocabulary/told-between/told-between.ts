import { FACT_KINDS, type FactKind } from '../../fact-source.ts';
import { ENGLISH_TOLD } from './english.ts';
import { FRENCH_TOLD } from './french.ts';
import { GERMAN_TOLD } from './german.ts';
import { ITALIAN_TOLD } from './italian.ts';
import { SPANISH_TOLD } from './spanish.ts';
import type { ToldBetween } from './told-words.ts';

const TOLD: Readonly<Record<string, ToldBetween>> = {
  en: ENGLISH_TOLD,
  es: SPANISH_TOLD,
  fr: FRENCH_TOLD,
  it: ITALIAN_TOLD,
  de: GERMAN_TOLD,
};

type ToldPatterns = {
  told: readonly (readonly [kind: FactKind, pattern: RegExp])[];
  beforePrice: RegExp;
  behindPrice: RegExp;
};
const known = new Map<string, ToldPatterns>();

const anyOf = (words: readonly string[]) => `(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`;

function compiled({ told, beforePrice, behindPrice }: ToldBetween): ToldPatterns {
  return {
    told: FACT_KINDS.flatMap((kind) => {
      const words = told[kind];
      return words === undefined ? [] : [[kind, new RegExp(anyOf(words), 'gu')] as const];
    }),
    beforePrice: new RegExp(`${anyOf(beforePrice)}[ :]{0,3}$`, 'u'),
    behindPrice: new RegExp(`^[ ,:(-]{0,3}${anyOf(behindPrice)}`, 'u'),
  };
}

/** The patterns of a language; none for a language that has no list. */
export function toldBetween(language: string): ToldPatterns | undefined {
  const before = known.get(language);
  if (before !== undefined) return before;
  const words = Object.hasOwn(TOLD, language) ? TOLD[language] : undefined;
  if (words === undefined) return undefined;
  const patterns = compiled(words);
  known.set(language, patterns);
  return patterns;
}
