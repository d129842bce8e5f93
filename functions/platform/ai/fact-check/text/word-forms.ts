import type { Part } from '../readers/fact-token.ts';
import type { PlainText } from './plain-text.ts';

/** A word of a plain text. */
export type Word = Part & {
  word: string;
  /** The same for singular and plural, masculine and feminine. */
  stem: string;
  isCapitalized: boolean;
};

const WORD = /[\p{L}\d]+/gu;
const SHORTEST_STEM = 3;
const PLURAL = /(?<=..[^su])s$/;
const ENDING = /(?:en|er|em|e|s|x|a|o|i|y)$/;
const LAST_N = /(?<=..)n$/;

/** "cookies" and "cookie", "berries" and "berry". */
const IE = /(?:ies|ie|y)$/;

/** What is left of a word in all its forms: "seats" and "seat", "Plätze" and "Platz", "portate" and "portata". */
export function stemOf(word: string): string {
  if (word.length > 4 && IE.test(word)) return word.replace(IE, '');
  return [PLURAL, ENDING, LAST_N].reduce((form, ending) => {
    const stem = form.replace(ending, '');
    return stem.length < SHORTEST_STEM ? form : stem;
  }, word);
}

export function wordsOf({ text, cased }: Pick<PlainText, 'text' | 'cased'>): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index: start }) => {
    const first = cased.charAt(start);
    return {
      word,
      stem: stemOf(word),
      start,
      end: start + word.length,
      isCapitalized: first !== first.toLowerCase(),
    };
  });
}

/** Small words that say nothing of what a sentence is about. */
export const SMALL_WORDS = new Set(
  `a an the and or of to in on at by for from with is are was be been our your we you us it its this that these those as up out
  all every each before after more than about around just only here there come join so if but not no over into per have has had will can do does get
  de del la el los las un una unos unas y e o u en con por para se su sus es son al lo que mas muy nuestro nuestra nuestros nuestras
  le les des du et ou dans sur avec pour est sont au aux ce cette ces notre nos votre vos vous nous on qui chez plus par
  il lo gli i di da dal dalla dei delle ed nel nella con per che sono alla alle allo agli nostro nostra nostri nostre vi ci si su
  der die das den dem des ein eine einen einem einer und oder in im an am auf mit von vom zu zum zur fur ist sind wir sie uns
  unser unsere unseren unserem bei bis ab aus es als auch nur s t d l ll ve re m`
    .split(/\s+/)
    .filter(Boolean),
);

/** Stems of the words that say something. */
export function contentStems(words: readonly Word[]): string[] {
  return words.filter(({ word }) => !SMALL_WORDS.has(word) && !/^\d/.test(word)).map(({ stem }) => stem);
}
