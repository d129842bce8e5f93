import { phrasesOf } from '../../text/phrases.ts';
import { ENGLISH } from './english.ts';
import type { FateWords } from './fate-words.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { SPANISH } from './spanish.ts';

const LANGUAGES: readonly FateWords[] = [ENGLISH, SPANISH, FRENCH, ITALIAN, GERMAN];

/** The phrases of all languages: owners mix them. */
export function fatePhrases(kind: keyof FateWords): string[] {
  return LANGUAGES.flatMap((words) => phrasesOf(words[kind]));
}
