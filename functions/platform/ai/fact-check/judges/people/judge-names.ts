import { type CheckedSentence, type CheckedText, finding, isWithin, type Judge } from '../../checked-text.ts';
import { sentenceKey } from '../../known-facts.ts';
import type { Part } from '../../readers/fact-token.ts';
import { SMALL_WORDS, stemOf, type Word } from '../../text/word-forms.ts';
import { COMMON_CAPITALS, COMMON_WORDS, PLACES } from '../../vocabulary/places.ts';

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
  const { facts, text } = checked;
  if (!CAPITALS_ARE_NAMES.has(facts.reading.language)) return [];
  const telling = sentence.words
    .slice(1)
    .filter(({ word }) => word.length > 3 && !SMALL_WORDS.has(word) && !/^\d/.test(word));
  const large = telling.filter(({ isCapitalized }) => isCapitalized);
  if (telling.length > 2 && large.length > TITLE_SHARE * telling.length) return [];
  const long = sentence.words.filter(({ word }) => word.length > 2 && !/^\d/.test(word));
  if (long.length > 3 && long.every(({ isCapitalized }) => isCapitalized)) return [];
  return sentence.words.filter((word, index) => {
    const isFirst = index === 0 || isBegun(checked, word);
    return (
      word.isCapitalized &&
      !isFirst &&
      !isOfHashtag(text, word) &&
      word.word.length > 1 &&
      !SMALL_WORDS.has(word.word) &&
      text[word.start - 1] !== "'" &&
      !COMMON_WORDS.has(word.word) &&
      !isOfTitle(sentence.words, index)
    );
  });
}

const isOfHashtag = (text: string, { start }: Word) =>
  /#[\p{L}\d]{1,40}(?: [\p{L}\d]{1,20}){0,4} ?$/u.test(text.slice(Math.max(0, start - 60), start));

const BEGINS =
  /(?:^|["':(*¿¡=>→✅☑✓]|[\p{Extended_Pictographic}\p{M}\p{Cf}\p{Regional_Indicator}])\s?$|[-–+&]\s$|\d\)\s?$/u;

/** Whether a capital is that of a beginning: behind a mark, an emoji or a line break. */
function isBegun({ cased, source, at }: CheckedText, { start }: Word): boolean {
  if (BEGINS.test(cased.slice(Math.max(0, start - 4), start))) return true;
  if (/[.!?…]\s$/.test(cased.slice(Math.max(0, start - 2), start))) return true;
  const [from, to] = [at[start - 1] ?? 0, at[start] ?? 0];
  return source.slice(from, to + 1).includes('\n');
}

/** "Pho That Hugs You Back": a row of capitals with small words among them is a headline. */
function isOfTitle(words: readonly Word[], at: number): boolean {
  let [from, to] = [at, at];
  while (words[from - 1]?.isCapitalized === true) from -= 1;
  while (words[to + 1]?.isCapitalized === true) to += 1;
  const row = words.slice(from, to + 1);
  return row.length > 3 && row.slice(1).some(({ word }) => SMALL_WORDS.has(word) || COMMON_WORDS.has(word));
}

/** "Piemonte" stands in "piemontesi". */
const SHORTEST_LAND = 5;
const LONGEST_ACRONYM = 4;
/** Those that praise a house. */
const PRESS = new Set(
  'bbc nbc abc cbs cnn fox npr pbs itv zdf ard wdr ndr rai tve tf1 wsj nyt gq aa usda nyc'.split(' '),
);
const isAcronym = (cased: string, start: number, end: number) =>
  end - start <= LONGEST_ACRONYM && /^\p{Lu}+s?$/u.test(cased.slice(start, end));

/** "In the heart of Paris": there, not only in the manner of it. */
const HEART =
  /(?<![a-z])(?:heart|middle|center|centre|coeur|corazon|cuore|herzen|mitten)\s(?:of|de|du|di|von|in|del)\s$/;

function isKnownName({ facts, cased, text }: CheckedText, { word, stem, start, end }: Word): boolean {
  if (HEART.test(text.slice(Math.max(0, start - 16), start)))
    return facts.passages.some(({ words }) => words.some((one) => one.word === word && one.isCapitalized));
  return (
    COMMON_CAPITALS.has(word) ||
    (isAcronym(cased, start, end) && !PRESS.has(word)) ||
    facts.named.has(stem) ||
    facts.named.has(stemOf(word.replace(/s$/, ''))) ||
    (stem.length >= SHORTEST_LAND && [...facts.named].some((one) => one.startsWith(stem))) ||
    facts.places.has(word) ||
    /^\d/.test(word)
  );
}

const LAND =
  /^(?:england|britain|ireland|scotland|wales|europe|america|africa|asia|france|francia|spain|espana|italy|italia|germany|japan|china|india|mexico|greece|portugal|earth|mars|atlantic|pacific|mediterranean|aegean|adriatic|baltic)(?![a-z])/;
const COMES_FROM =
  /(?<![a-z])(?:from|in|imported|native|across|trained|born|raised|out of|aus|in|de|desde|du|dal|dalla|della)\s(?:the\s)?$/;

/** "Kings of England": a land that nobody and nothing comes from. */
function isLandOfElse({ text }: CheckedText, start: number): boolean {
  return (
    LAND.test(text.slice(start, start + 24)) && !COMES_FROM.test(text.slice(Math.max(0, start - 16), start))
  );
}

/** Names of people, places and things: a capital within a sentence, a city, a street. */
export const judgeNames: Judge = (checked, sentence) => {
  const found = new Map<number, Part & { isPlace: boolean }>();
  for (const word of capitals(checked, sentence)) {
    if (!isKnownName(checked, word)) found.set(word.start, { ...word, isPlace: PLACES.has(word.word) });
  }
  for (const [start] of found) {
    if (isLandOfElse(checked, start)) found.delete(start);
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

/** Who praises: a guest, a paper. */
const REVIEWER =
  /(?<![a-z])(?:wrote|writes|guests?|critics?|review\w*|customers?|diners?|regulars?|magazine|press|stars?|google|yelp|tripadvisor|schrieb|gaste?|zeitung|escribi\w*|clientes?|revista|ecrit|clients?|journal|scri\w+|clienti|giornale)(?![a-z])|\d\s?\/\s?5/;
const IMAGINED =
  /(?<![a-z])(?:asked?|wonder\w*|guess\w*|imagin\w*|ever|think\w*|if you|when you|you (?:said|say|promised|texted|replied)|preguntan?|preguntas|demande\w*|chiede\w*|fragt?|gefragt)(?![a-z])[^.!?]*$/;

function isReview(text: string, start: number, end: number): boolean {
  return (
    REVIEWER.test(text.slice(Math.max(0, start - 60), start)) || REVIEWER.test(text.slice(end, end + 60))
  );
}

/** Words of a sentence that goes on, which nobody is said to have said. */
const isWithinSentence = (text: string, start: number, end: number) =>
  /\p{Ll}\s$/u.test(text.slice(Math.max(0, start - 2), start)) &&
  !/(?<![a-z])(?:sa(?:ys?|id|gt?|gte)|di(?:ce|cen|t|sent|cono|jo)|tells?|told|calls?|called|quote\w*)\s(?:\S+\s){0,2}$/.test(
    text.slice(Math.max(0, start - 40), start),
  ) &&
  !/^\s?-\s?\p{L}/u.test(text.slice(end, end + 4)) &&
  !/^,?\s(?:sa(?:ys?|id|gt?|gte)|di(?:ce|t)|wrote|by)(?![a-z])/.test(text.slice(end, end + 12));

/** What stands in quotation marks was said by somebody: it stands in the record. */
export function judgeQuotes(checked: CheckedText) {
  const { text, facts } = checked;
  return [...text.matchAll(QUOTE)].flatMap((match) => {
    const said = match[1] ?? match[2] ?? '';
    const words = sentenceKey(said);
    if (words.split(' ').length < SHORTEST_QUOTE) return [];
    const end = match.index + match[0].length;
    if (
      !isReview(text, match.index, end) &&
      (said.endsWith('?') ||
        IMAGINED.test(text.slice(Math.max(0, match.index - 60), match.index)) ||
        isWithinSentence(text, match.index, end))
    )
      return [];
    const isKnown = facts.passages.some((passage) => ` ${sentenceKey(passage.text)} `.includes(` ${words} `));
    return isKnown
      ? []
      : [finding(checked, 'review', { start: match.index, end: match.index + match[0].length })];
  });
}
