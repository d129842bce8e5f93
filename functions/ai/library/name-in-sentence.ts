import { capital } from '#shared/profile/phrases/sentence.ts';
import { NATIONS } from '../readers/kind/kind-words.ts';

/** A name that would read as part of the sentence: "bei Zum Hirsch". */
const PREPOSITION = /^(?:zum|zur|am|im|vom|beim|bei|unterm|(?:an|auf|in|bei|hinter) (?:der|dem|den)) \p{L}/iu;

/** How a language prints a restaurant’s name within a sentence: bei „Zum Hirsch“. Pure. */
export function nameInSentence(name: string, language: string): string {
  return /^de\b/i.test(language) && PREPOSITION.test(name) ? `„${name}“` : name;
}

/** Languages with common nouns in lowercase. */
const SMALL_NOUNS = /^(?:en|es|fr|it)\b/i;
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;
const NATION = new RegExp(`^(?:${NATIONS})$`, 'iu');
/** Days, places, and people that begin names of dishes: "Sunday roast", "Caesar salad". */
const PROPER =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|easter|christmas|brussels|buffalo|nashville|philly|philadelphia|boston|manhattan|maine|dover|caesar|cobb|waldorf|reuben|peking|nonna|grandma|mom)$/iu;

/**
 * A dish’s name within a sentence: "the pork belly bao". A name with more capitals, such as "Lobster Roll" or
 * "BLT", or one that begins with a nation, a day, or a person, such as "Greek salad", keeps them. Pure.
 */
export function dishInSentence(name: string, language: string): string {
  const [first = '', ...rest] = name.split(/[\s-]/);
  const isSmall =
    CAPITALIZED.test(first) &&
    !NATION.test(first) &&
    !PROPER.test(first) &&
    rest.every((word) => !/\p{Lu}/u.test(word));
  return isSmall && SMALL_NOUNS.test(language) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Kinds of restaurant at the start of German names, by gender. */
const GERMAN_KINDS: readonly (readonly [kinds: RegExp, articles: Readonly<Record<string, string>>])[] = [
  [
    /^(?:gasthaus|wirtshaus|brauhaus|steakhaus|kaffeehaus|restaurant|ristorante|caf[eé]|bistro)\s/iu,
    { bei: 'im', zu: 'zum', von: 'vom', über: 'über das' },
  ],
  [
    /^(?:(?:land)?gasthof|imbiss|ratskeller|biergarten)\s/iu,
    { bei: 'im', zu: 'zum', von: 'vom', über: 'über den' },
  ],
  [
    /^(?:pizzeria|trattoria|osteria|taverne|taverna|bäckerei|konditorei|eisdiele|weinstube|brasserie|kneipe)\s/iu,
    { bei: 'in der', zu: 'zur', von: 'von der', über: 'über die' },
  ],
];

/** A German preposition before a name: "im Gasthaus Zur Linde", "zur Pizzeria Roma", but "bei Luigi". Pure. */
export function germanBefore(preposition: string, name: string): string {
  const small = preposition.toLowerCase();
  const joined = GERMAN_KINDS.find(([kinds]) => kinds.test(name))?.[1][small] ?? small;
  return `${preposition === small ? joined : capital(joined)} ${name}`;
}
