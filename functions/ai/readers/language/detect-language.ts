import {
  FUNCTION_WORDS,
  READ_LANGUAGES,
  type ReadLanguage,
  SCRIPTS,
} from '../../library/words/function-words.ts';
import { TRADE_WORDS } from '../../library/words/trade-words.ts';

const UNKNOWN = 'und';
/** With fewer words besides dish names, the dish names count too. */
const FEWEST_WORDS = 3;
/** Shorter texts often have no function words, so restaurant words count as well. */
const MOST_WORDS_OF_SHORT = 15;
/** Share of foreign letters at which the script decides the language. */
const SCRIPT_SHARE = 0.3;

type LanguagesOfWords = ReadonlyMap<string, readonly string[]>;

const SMALL_WORDS = languagesOf((language) => FUNCTION_WORDS[language]);
const WORDS_OF_SHORT = languagesOf((language) => `${FUNCTION_WORDS[language]} ${TRADE_WORDS[language]}`);

function languagesOf(wordsOf: (language: ReadLanguage) => string): LanguagesOfWords {
  const languages = new Map<string, string[]>();
  for (const language of READ_LANGUAGES) {
    for (const word of new Set(wordsOf(language).trim().split(/\s+/))) {
      languages.set(word, [...(languages.get(word) ?? []), language]);
    }
  }
  return languages;
}

function languageOfScript(source: string): string | undefined {
  const letters = source.match(/\p{L}/gu)?.length ?? 0;
  const counted = SCRIPTS.map(([language, script]) => ({
    language,
    count: source.match(script)?.length ?? 0,
  }));
  const japanese = counted.find(({ language }) => language === 'ja');
  if (japanese && japanese.count > 0 && japanese.count > letters * 0.1) return 'ja';
  const most = counted.toSorted((a, b) => b.count - a.count)[0];
  return most && most.count > letters * SCRIPT_SHARE ? most.language : undefined;
}

/** Dish names tell a cuisine, not the language of the text. */
const DISH =
  /[^,;:.!?()\n]{1,60}\s(?:[$€£]\s?\d|\d+[.,]\d\d(?=\s[a-z])|\d+(?:[.,]\d\d)?(?=\s?(?:[,;€$£]|$)))/gm;
/** The "am" in "11am" and "11 am" isn’t the German word. */
const WORD = /(?<![a-zßœæ\d])(?!(?<=\d\s?)[ap]m(?![a-z]))[a-zßœæ]+/g;
/** Spanish or French "en" before a town. English, German, and Italian have other prepositions. */
const IN_A_TOWN = /(?<![\p{L}\p{N}])en (?=\p{Lu})/u;
/** Spanish texts may have one borrowed word such as "steakhouse", but rarely more in a sentence. */
const MOST_OF_BORROWED = 1;
/** Countries where nearly all restaurants write in one language. */
const COUNTRIES: Readonly<Record<ReadLanguage, string>> = {
  en: 'US GB IE AU NZ',
  es: 'ES MX AR CL CO PE UY',
  fr: 'FR',
  it: 'IT',
  de: 'DE AT',
};
/** Weight of the country. It decides only if the words are nearly tied. */
const COUNTRY_WEIGHT = 0.1;
const FEWEST_WITH_COUNTRY = 0.5;

function withoutDishes(folded: string): string {
  const rest = folded.replace(DISH, ' ');
  return (rest.match(/[a-z]{2,}/g)?.length ?? 0) < FEWEST_WORDS ? folded : rest;
}

/**
 * The language of a text as BCP 47: one of the supported languages, the language of its script, or `und`. `region`:
 * ISO 3166-1 alpha-2, or empty.
 */
export function detectLanguage(source: string, folded: string, region = ''): string {
  const scripted = languageOfScript(source);
  if (scripted !== undefined) return scripted;
  const words = folded.match(WORD) ?? [];
  const bySmall =
    words.length > MOST_WORDS_OF_SHORT ? bestOf(scoresOf(source, folded, SMALL_WORDS), region) : UNKNOWN;
  if (bySmall !== UNKNOWN) return bySmall;
  // "de" and "à" belong to several languages.
  const scores = scoresOf(source, folded, WORDS_OF_SHORT);
  const byWords = bestOf(scores, region);
  const isEnglish = byWords === 'en' && (scores.get('en') ?? 0) > MOST_OF_BORROWED;
  const hasTown = !isEnglish && IN_A_TOWN.test(source.replace(DISH, ' '));
  if (byWords !== UNKNOWN && (byWords !== 'en' || isEnglish)) return byWords;
  if (hasTown) return ofTown(source, folded, region);
  return (isNeutral(source.replace(DISH, ' ')) ? languageOfCountry(region) : undefined) ?? byWords;
}

/** Words that all these languages have borrowed. English texts contain other words too. */
const BORROWED = new Set(
  `pizzeria pizza pasta sushi ramen bar bars cafe café bistro bistrot restaurant ristorante catering burger burgers pub grill
  lounge steakhouse brunch vegan kebab tapas taqueria food truck deli snack bowls drinks cocktails espresso gelato tacos
  curry wok brasserie trattoria osteria gelateria enoteca the in a à au en ad di de la le el und et e y & con mit avec`.split(
    /\s+/,
  ),
);
/** The start of an English text that has no other English words. */
const ENGLISH_START =
  /^\W*(?:cozy|cosy|small|modern|casual|family|fun|elegant|rustic|upscale|friendly|new|little|tiny|trendy|seafood|italian|french|greek|mexican|indian|chinese|japanese|korean|vietnamese|spanish|turkish|american|german|traditional|fine|craft|best|fresh)(?!\p{L})/iu;

/** Only borrowed words and names, so the country decides. */
const isNeutral = (source: string): boolean =>
  !ENGLISH_START.test(source) &&
  (source.match(/(?<!\p{L})\p{Ll}[\p{L}’']*/gu) ?? []).every((word) => BORROWED.has(word));

function languageOfCountry(region: string): ReadLanguage | undefined {
  return READ_LANGUAGES.find((language) => region !== '' && COUNTRIES[language].includes(region));
}

/** For "Sushi en Seattle": Spanish, or French if the rest of the text, including dishes, has more French. */
function ofTown(source: string, folded: string, region: string): string {
  const scores = scoresOf(source, folded, WORDS_OF_SHORT, folded);
  const lead = (scores.get('fr') ?? 0) - (scores.get('es') ?? 0);
  return lead > 0 || (lead === 0 && COUNTRIES.fr.includes(region) && region !== '') ? 'fr' : 'es';
}

function scoresOf(
  source: string,
  folded: string,
  languagesOfWord: LanguagesOfWords,
  counted = withoutDishes(folded),
): Map<string, number> {
  const scores = new Map<string, number>();
  for (const [word] of counted.matchAll(WORD)) {
    const languages = languagesOfWord.get(word);
    if (languages === undefined) continue;
    for (const language of languages) {
      scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length);
    }
  }
  // Special letters in dish names don’t count either: a gelateria sells crêpes.
  const typed = counted === folded ? source : source.replace(DISH, ' ');
  for (const [language, letters] of LETTERS) {
    scores.set(language, (scores.get(language) ?? 0) + (typed.match(letters)?.length ?? 0) * 0.6);
  }
  return scores;
}

function bestOf(scores: ReadonlyMap<string, number>, region: string): string {
  const home = languageOfCountry(region);
  const weighed = [...scores].map(
    ([language, score]) => [language, score + (language === home ? COUNTRY_WEIGHT : 0)] as const,
  );
  const [best, second] = weighed.toSorted((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < (best[0] === home ? FEWEST_WITH_COUNTRY : 1)) return UNKNOWN;
  return second !== undefined && best[1] - second[1] < 0.01 ? UNKNOWN : best[0];
}

/** Letters that only one of the languages has. */
const LETTERS: readonly (readonly [string, RegExp])[] = [
  ['es', /[ñ¿¡]/gi],
  ['de', /[ßäöü]/gi],
  ['fr', /[çœêëâîïôû]|\b[ld]['’](?=\p{L})/giu],
  ['it', /[àìòù](?!\p{L})/giu],
];
