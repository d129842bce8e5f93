import { countryOfPhone } from '#shared/lists/guests/phone-reader.ts';
import {
  FUNCTION_WORDS,
  READ_LANGUAGES,
  type ReadLanguage,
  SCRIPTS,
} from '../../library/words/function-words.ts';
import { TRADE_WORDS } from '../../library/words/trade-words.ts';
import { AMERICAN_STATES } from '../contact/address-words.ts';

export const UNKNOWN = 'und';
/** With fewer words besides dish names, the dish names count too. */
const FEWEST_WORDS = 3;
/** Shorter texts often have no function words, so restaurant words count as well. */
const MOST_WORDS_OF_SHORT = 15;
/** Share of foreign letters at which the script decides the language. */
const SCRIPT_SHARE = 0.3;

type LanguagesOfWords = ReadonlyMap<string, readonly string[]>;

const SMALL_WORDS = languagesOf((language) => FUNCTION_WORDS[language]);
export const WORDS_OF_SHORT = languagesOf(
  (language) => `${FUNCTION_WORDS[language]} ${TRADE_WORDS[language]}`,
);

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
export const WORD = /(?<![a-zßœæ\d])(?!(?<=\d\s?)[ap]m(?![a-z]))[a-zßœæ]+(?![a-zßœæ]|['’][a-z]{3})/g;
/** Spanish or French "en" before a town. English, German, and Italian have other prepositions. */
export const IN_A_TOWN = /(?<![\p{L}\p{N}])en (?=\p{Lu})/u;
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
/** Longer texts have enough words of their own. */
export const MOST_WORDS_OF_BRIEF = 25;
/** The preposition before the first town tells the languages of the sentence: "Trattoria in Columbus". */
export const BEFORE_TOWN =
  /(?<![\p{L}\p{N}])(in|near|à|près de|a|vicino a|cerca de|nahe|bei) (?=\p{Lu}\p{Ll})/u;
export const LANGUAGES_BEFORE_TOWN: Readonly<Record<string, readonly ReadLanguage[]>> = {
  in: ['en', 'de'],
  near: ['en'],
  à: ['fr'],
  'près de': ['fr'],
  a: ['it'],
  'vicino a': ['it'],
  'cerca de': ['es'],
  nahe: ['de'],
  bei: ['de'],
};
/** Names of dishes and restaurants have them in every country: "tacos al pastor", "La Petite Boulangerie". */
const OF_NAMES = new Set(
  `a al alla alle au aux boulangerie casa con cucina cocina cuisine da de del della delle des di di du e el en et fatto forno il in la
  las le les lo los maison oven y mi o fur mit`.split(/\s+/),
);
const WEIGHT_OF_NAMES = 0.5;
export const SAID_WORDS: LanguagesOfWords = new Map([...SMALL_WORDS].filter(([word]) => !OF_NAMES.has(word)));
const IN_STATE = new RegExp(`\\p{Lu}\\p{Ll}+,? (?:${AMERICAN_STATES})(?!\\p{L})`, 'u');
const FOREIGN_PHONE = /\+\d[\d ()./-]{6,}/u;

/** The country in the text: "Tucson AZ", "+43 662 …". */
export function countryIn(source: string): string {
  const [phone] = FOREIGN_PHONE.exec(source) ?? [];
  return (phone && countryOfPhone(phone)) || (IN_STATE.test(source) ? 'US' : '');
}

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
  if ((folded.match(WORD)?.length ?? 0) > MOST_WORDS_OF_BRIEF) return languageOfWords(source, folded, region);
  const country = region || countryIn(source);
  return languageBeforeTown(source, folded, country) ?? languageAtHome(source, folded, country);
}

/** Only the languages whose sentences have such a preposition; undefined without one. */
function languageBeforeTown(source: string, folded: string, country: string): string | undefined {
  const word = BEFORE_TOWN.exec(source)?.[1] ?? '';
  const languages = LANGUAGES_BEFORE_TOWN[word];
  if (languages === undefined) return undefined;
  const home = languageOfCountry(country);
  if (home !== undefined && isNeutral(source.replace(DISH, ' '))) return home;
  // English has "a Guinness", and Italian "in Toscana": a sentence may have more words of its language.
  const isShared = word === 'a' || word === 'in';
  const lead = isShared ? (/^[^,.:;\n]*/u.exec(folded)?.[0] ?? '') : '';
  const ofLead = scoresOf(lead, lead, SMALL_WORDS, lead);
  const possible = READ_LANGUAGES.filter(
    (language) => languages.includes(language) || (ofLead.get(language) ?? 0) >= 1,
  );
  const [only, second] = possible;
  if (only !== undefined && second === undefined) return only;
  const isHome = home !== undefined && possible.includes(home);
  const scores = [...scoresOf(source, folded, isHome ? SAID_WORDS : WORDS_OF_SHORT)];
  const found = bestOf(
    new Map(scores.filter(([language]) => possible.some((each) => each === language))),
    country,
  );
  return found === UNKNOWN && isHome && !ENGLISH_START.test(source) ? home : found;
}

/** Where a text has only names and dishes of another language, that of the country. */
function languageAtHome(source: string, folded: string, country: string): string {
  const found = languageOfWords(source, folded, country);
  const home = ENGLISH_START.test(source) ? 'en' : languageOfCountry(country);
  const words = folded.match(WORD) ?? [];
  const isSaid = words.some((word) => SAID_WORDS.get(word)?.includes(found));
  return home === undefined || found === home || isSaid || IN_A_TOWN.test(source) ? found : home;
}

function languageOfWords(source: string, folded: string, region: string): string {
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

export function languageOfCountry(region: string): ReadLanguage | undefined {
  return READ_LANGUAGES.find((language) => region !== '' && COUNTRIES[language].includes(region));
}

/** For "Sushi en Seattle": Spanish, or French if the rest of the text, including dishes, has more French. */
function ofTown(source: string, folded: string, region: string): string {
  const scores = scoresOf(source, folded, WORDS_OF_SHORT, folded);
  const lead = (scores.get('fr') ?? 0) - (scores.get('es') ?? 0);
  return lead > 0 || (lead === 0 && COUNTRIES.fr.includes(region) && region !== '') ? 'fr' : 'es';
}

export function scoresOf(
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
      scores.set(
        language,
        (scores.get(language) ?? 0) + (OF_NAMES.has(word) ? WEIGHT_OF_NAMES : 1) / languages.length,
      );
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
  ['it', /[àìòù](?!\p{L})|\b(?:all|dell|nell|sull|dall)['’](?=\p{L})/giu],
];
