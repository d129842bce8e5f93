import { asSentence, capital } from '#shared/profile/phrases/sentence.ts';
import { fold } from '../fold.ts';
import type { FaqTopic } from '../library/faq-topics.ts';
import { isDenied, topicsIn } from '../library/page-topics.ts';
import { AMERICAN_STATES } from '../readers/contact/address-words.ts';
import { KIND, NATIONS } from '../readers/kind/kind-words.ts';
import type { JudgedLine } from '../readers/lines/classify-lines.ts';
import { listedDishes } from '../readers/menu/dish-list.ts';
import { alternatives } from '../readers/text/one-of.ts';
import { slipsIn } from './slips.ts';
import { inCapitals, tidyWords } from './tidy-words.ts';

const [SHORTEST, LONGEST] = [8, 70];
/** Words of sentences and marks of notes. A headline has none of them. */
const SENTENCE_WORDS = alternatives(`
  is;are;was;has;have;i;it;they;we;my;our;you;your;open;closed;only;called;named;opened;run;by;no;not;all
  tenemos;somos;es;nous;est;sommes;avons;wir;ist;sind;haben;siamo;è;abbiamo;solo
  estamos;find;located
`);
const WORDED = `(?<!\\p{L})(?:${SENTENCE_WORDS})(?!\\p{L})`;
const NOT_A_NAME = new RegExp(`${WORDED}|\\s[-–—]\\s|[@$€£:;()/&+*#"“”!?]|\\d`, 'iu');
const SENTENCE = new RegExp(WORDED, 'iu');

/** Whether a text is a sentence, such as "We are open late", and not only a phrase. Pure. */
export const hasSentenceWords = (text: string): boolean => SENTENCE.test(text);
const IN_CAPITALS = /\p{Lu}{4}/u;
/** "since 1998", "family run since 1998" */
const SINCE = /,? (?:[\p{L}-]+ ){0,2}(?:since|seit|depuis|desde|dal) (?:1[89]|20)\d\d$/iu;
/** Only a place name may follow a comma: "Steakhouse, Omaha". */
const PLACES_BEHIND = /^[^,]+(?:,(?:\s\p{Lu}[\p{L}.’'-]*)+)*$/u;
/** Topics that can be part of a kind of restaurant, such as "vegan". */
const OF_KIND: ReadonlySet<FaqTopic | undefined> = new Set<FaqTopic | undefined>([
  'vegan',
  'vegetarian',
  'gluten_free',
  'halal_kosher',
  'takeout',
  'delivery',
  'catering',
  'brunch',
  'outdoor_seating',
]);
const OF_FOOD =
  /(?<!\p{L})(?:food|cooking|cuisine|barbecue|bbq|kitchen|dining|grill|buffet|bagels?|pizza|comida|cocina|küche|cucina)(?!\p{L})/iu;
const OF_NATION = new RegExp(`\\b(?:${NATIONS})\\b`, 'i');
/** "… in fresno ca": a town and its state in lowercase. */
const TOWN = new RegExp(
  `(?<=(?:\\s(?:in|near|around|downtown)|,) )(?!the |an? |our )(\\p{L}+(?: \\p{L}+){0,2}?),?(?: (${AMERICAN_STATES}))?(?=,|$)`,
  'iu',
);

/** "pizza + subs" */
const AND_SIGN = / [&+] (?=\p{Ll})/gu;
/** "Pollo a la brasa en Paterson NJ": a whole line that ends with a town and its state says what is there. */
const IN_TOWN_OF_STATE = new RegExp(
  `^\\p{L}[^,]+ (?:in|en) \\p{Lu}[\\p{L} ’'-]+,? (?:${AMERICAN_STATES})$`,
  'iu',
);

/**
 * The first line as a headline if all of it says what the restaurant is: "Small trattoria, North End Boston".
 * Otherwise empty: the headline then consists of the kind, the cuisine, and the town. Pure.
 */
export function headlineOf(line: JudgedLine | undefined, language: string): string {
  if (line === undefined || line.verdict !== 'certain') return '';
  const words = line.words.replace(/[.!\s]+$/, '').replace(/^an?\s/i, '');
  const base = words.replace(SINCE, '').replace(AND_SIGN, ' and ');
  const saysKind =
    KIND.test(fold(words)) || OF_FOOD.test(words) || OF_NATION.test(words) || IN_TOWN_OF_STATE.test(words);
  const isName =
    words.length >= SHORTEST &&
    words.length <= LONGEST &&
    saysKind &&
    PLACES_BEHIND.test(base) &&
    !NOT_A_NAME.test(base) &&
    !IN_CAPITALS.test(words) &&
    topicsIn(words).every(({ faq }) => OF_KIND.has(faq)) &&
    listedDishes(words) === undefined &&
    slipsIn(words, language).length === 0;
  return isName ? tidied(words, language) : '';
}

/** "Vegan cafe Portland OR" */
const WITHOUT_IN = new RegExp(
  `^([\\p{L} ]+?) ((?:\\p{Lu}\\p{L}+ ){0,2}\\p{Lu}\\p{L}+),? (${AMERICAN_STATES})$`,
  'u',
);

function tidied(written: string, language: string): string {
  if (language !== 'en' && language !== 'und') return written;
  const words = KIND.test(fold(WITHOUT_IN.exec(written)?.[1]?.split(' ').at(-1) ?? ''))
    ? written.replace(WITHOUT_IN, '$1 in $2 $3')
    : written;
  return tidyWords(words, language).replace(TOWN, (_, town: string, state?: string) =>
    [inCapitals(town), state?.length === 2 ? state.toUpperCase() : state && inCapitals(state)]
      .filter((part) => part !== undefined)
      .join(', '),
  );
}

/** "Fish and chips in Whitby since 1974, my dad started it." */
const TITLE_AND_SENTENCE =
  /^([^,;:.!?]{12,90}), ((?:we|i|my|our|nosotros|mi|nous|mon|ma|notre|wir|ich|mein|meine|noi|mio|mia|nostr[oa])['’ ].+)$/isu;

/** Without a kind, a first sentence that joins a title and a statement becomes both. Pure. */
export function withHeadline(story: readonly string[]): string[] {
  const [first = '', ...others] = story;
  const [, title, statement] = TITLE_AND_SENTENCE.exec(first) ?? [];
  if (title === undefined || statement === undefined) return [...story];
  // "Country pub with rooms, we don’t let them any more"
  if (hasSentenceWords(title) || isDenied(statement)) return [...story];
  return [asSentence(title), capital(statement), ...others];
}
