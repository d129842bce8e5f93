import { type CheckedSentence, type CheckedText, finding, isWithin, type Judge } from '../checked-text.ts';
import type { Part } from '../readers/fact-token.ts';
import { SMALL_WORDS, type Word } from '../text/word-forms.ts';

const TYPE =
  /^(?:street|st|avenue|ave|av|road|rd|lane|ln|boulevard|blvd|drive|dr|square|sq|terrace|highway|calle|avenida|paseo|plaza|rue|quai|place|via|piazza|corso|viale|largo|vicolo|\p{L}*(?:strasse|gasse|allee|platz|ufer|damm))$/u;
const TYPE_BEFORE = /^(?:calle|avenida|paseo|plaza|rue|quai|place|via|piazza|corso|viale|largo|vicolo)$/;
const TYPE_JOINED = /(?:strasse|gasse|allee|platz|ufer|damm)$/;
const COMPASS: Readonly<Record<string, string>> = { north: 'n', south: 's', east: 'e', west: 'w' };
const compassOf = (word: string) => COMPASS[word] ?? (/^[nsew]$/.test(word) ? word : undefined);
const LONGEST_NAME = 3;

type Street = Part & { name: readonly Word[]; compass: string | undefined };

/** "W Congress Street", "rue des Trois Sœurs", "Karl-Heine-Straße": a street by its whole name. */
function streetAt({ text }: CheckedText, words: readonly Word[], at: number): Street | undefined {
  const type = words[at];
  if (type === undefined || !TYPE.test(type.word)) return undefined;
  if (TYPE_BEFORE.test(type.word)) return named(type, nameBehind(text, words.slice(at)), undefined);
  const isJoined = TYPE_JOINED.test(type.word);
  if (!type.isCapitalized) return undefined;
  const name: Word[] = isJoined && !TYPE_JOINED.test(type.word.slice(0, 8)) ? [type] : [];
  let from = at - 1;
  for (; from >= 0 && name.length <= LONGEST_NAME; from--) {
    const word = words[from];
    const next = words[from + 1];
    if (word === undefined || next === undefined) break;
    const gap = text.slice(word.end, next.start);
    const isOfName = isJoined
      ? gap === '-'
      : gap === ' ' && word.isCapitalized && !SMALL_WORDS.has(word.word);
    if (!isOfName || compassOf(word.word) !== undefined) break;
    name.unshift(word);
  }
  return named(type, name, compassOf(words[from]?.word ?? ''));
}

function named(type: Word, name: readonly Word[], compass: string | undefined): Street | undefined {
  const [first, last] = [name[0], name.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return { name, compass, start: Math.min(type.start, first.start), end: Math.max(type.end, last.end) };
}

function nameBehind(text: string, [type, ...words]: readonly Word[]): Word[] {
  const name: Word[] = [];
  let end = type?.end ?? 0;
  for (const word of words) {
    if (!/^[\s'-]$/.test(text.slice(end, word.start))) break;
    end = word.end;
    if (SMALL_WORDS.has(word.word) && name.length === 0) continue;
    if (!word.isCapitalized || name.length === LONGEST_NAME) break;
    name.push(word);
  }
  return name;
}

/** The name stands in one passage of the record, word by word, with no other point of the compass. */
function isKnown({ facts }: CheckedText, { name, compass }: Street): boolean {
  return facts.passages.some(({ words }) =>
    words.some((_word, at) => {
      if (!name.every(({ stem }, step) => words[at + step]?.stem === stem)) return false;
      const other = compassOf(words[at - 1]?.word ?? '');
      return compass === undefined || other === undefined || compass === other;
    }),
  );
}

/** Streets by their whole name: each word of it may stand in the record for another reason. */
export const judgeStreets: Judge = (checked, { words, names }: CheckedSentence) =>
  words
    .flatMap((_word, at) => streetAt(checked, words, at) ?? [])
    .filter((street) => !names.some((name) => isWithin(street, name)))
    .filter((street) => !isKnown(checked, street))
    .map((street) => finding(checked, 'address', street));
