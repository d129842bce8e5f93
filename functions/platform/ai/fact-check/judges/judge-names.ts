import { type CheckedSentence, type CheckedText, finding, isWithin, type Judge } from '../checked-text.ts';
import { sentenceKey } from '../known-facts.ts';
import type { Part } from '../readers/fact-token.ts';
import { SMALL_WORDS, type Word } from '../text/word-forms.ts';
import { COMMON_CAPITALS, PLACES } from '../vocabulary/places.ts';

/** Languages in which a capital within a sentence begins a name. */
const CAPITALS_ARE_NAMES = new Set(['en', 'es', 'fr', 'it']);
/** From this share on, capitals are a way to write a title. */
const TITLE_SHARE = 0.7;
const QUOTE = /(?<![\p{L}\d])"([^"]{3,400})"|(?<![\p{L}\d])'([^']{12,300}(?:'\p{L}[^']{0,300})?)'(?!\p{L})/gu;
/** Fewer words in quotation marks are a name or a way of speaking. */
const SHORTEST_QUOTE = 4;
const STREET_WORD =
  /^(?:\p{L}+(?:strasse|str|gasse|platz|allee|damm|ufer|markt|weg)|(?:calle|avenida|paseo|plaza|rue|boulevard|quai|place|via|piazza|corso|viale|largo|strasse))$/u;

function capitals(checked: CheckedText, sentence: CheckedSentence): Word[] {
  const { facts, cased, text } = checked;
  if (!CAPITALS_ARE_NAMES.has(facts.reading.language)) return [];
  const telling = sentence.words
    .slice(1)
    .filter(({ word }) => word.length > 3 && !SMALL_WORDS.has(word) && !/^\d/.test(word));
  const large = telling.filter(({ isCapitalized }) => isCapitalized);
  if (telling.length > 2 && large.length > TITLE_SHARE * telling.length) return [];
  return sentence.words.filter((word, index) => {
    const isFirst = index === 0 || /["':(*¿¡]\s?$|[-–]\s$/.test(cased.slice(0, word.start).slice(-3));
    return (
      word.isCapitalized &&
      !isFirst &&
      word.word.length > 1 &&
      !SMALL_WORDS.has(word.word) &&
      text[word.start - 1] !== "'"
    );
  });
}

function isKnownName({ facts }: CheckedText, { word, stem }: Word): boolean {
  return COMMON_CAPITALS.has(word) || facts.named.has(stem) || facts.places.has(word) || /^\d/.test(word);
}

/** Names of people, places and things: a capital within a sentence, a city, a street. */
export const judgeNames: Judge = (checked, sentence) => {
  const found = new Map<number, Part & { isPlace: boolean }>();
  for (const word of capitals(checked, sentence)) {
    if (!isKnownName(checked, word)) found.set(word.start, { ...word, isPlace: PLACES.has(word.word) });
  }
  for (const word of sentence.words) {
    const isPlace = PLACES.has(word.word) || (STREET_WORD.test(word.word) && word.word.length > 6);
    if (isPlace && !isKnownName(checked, word)) found.set(word.start, { ...word, isPlace: true });
  }
  return [...found.values()]
    .filter((part) => !sentence.names.some((name) => isWithin(part, name)))
    .filter((part) => !sentence.tokens.some((token) => isWithin(part, token)))
    .map(({ isPlace, ...part }) => finding(checked, isPlace ? 'address' : 'name', part));
};

/** What stands in quotation marks was said by somebody: it stands in the record. */
export function judgeQuotes(checked: CheckedText) {
  const { text, facts } = checked;
  return [...text.matchAll(QUOTE)].flatMap((match) => {
    const said = match[1] ?? match[2] ?? '';
    const words = sentenceKey(said);
    if (words.split(' ').length < SHORTEST_QUOTE) return [];
    const isKnown = facts.passages.some((passage) => ` ${sentenceKey(passage.text)} `.includes(` ${words} `));
    return isKnown
      ? []
      : [finding(checked, 'review', { start: match.index, end: match.index + match[0].length })];
  });
}
