import type { Diet } from '#shared/menu/diets.ts';
import type { Span } from '../reader.ts';
import { KIND } from './kind-words.ts';

/** A diet that applies to the whole kitchen. Offsets are in the text. */
export type DietStatement = Span & { diet: Diet };

const DIETS: readonly (readonly [Diet, string])[] = [
  [
    'vegan',
    'vegan[aeo]?s?|vegane[rsn]?|vegetalien(?:ne)?s?|plant[- ]based|pflanzlich(?:e|er|es|en)?|vegetal',
  ],
  [
    'vegetarian',
    'veg(?:etarian)?|vegetarian[aeio]s?|vegetarienne?s?|vegetariens?|vegetarisch(?:e|er|es|en)?',
  ],
  ['pescatarian', 'pescatarian[aeo]?|pescetarian'],
  ['halal', '(?:zabiha )?hala{1,2}l'],
  ['kosher', '(?:glatt )?(?:kosher|koscher(?:e|er|es)?|casher|kasher)'],
  ['gluten_free', 'gluten[- ]free|sin gluten|sans gluten|senza glutine|glutenfrei(?:e|es|er)?'],
];
const ANY = `(?:${DIETS.map(([, word]) => word).join('|')})`;
const ALL =
  '(?:100 ?%|one hundred percent|fully|entirely|completely|totally|strictly|purely|pure|exclusively|certified|100 por cien|totalmente|exclusivamente|entierement|exclusivement|certifiee?|completamente|interamente|rein|komplett|ausschließlich|zertifiziert)';
const EVERYTHING =
  '(?:everything|all (?:of )?(?:our |the )?(?:food|dishes|menu)|the (?:whole|entire) (?:menu|kitchen)|our (?:whole |entire )?(?:menu|kitchen)|todo|toda (?:la|nuestra) (?:carta|cocina)|tout|toute (?:la|notre) (?:carte|cuisine)|tutto|tutta la cucina|alles|die ganze kuche)(?: (?:we|here|is|are|our|make|serve|es|est|e|ist|bei|uns|lo|que|hacemos|ce|facciamo|100 ?%)){0,4}';
const WE_ARE = "(?:we are|we're|somos|nous sommes|siamo|wir sind)";
/** "It's a vegan cafe" is about the place, but "it's vegan" may be about one dish. */
const IS_A = "(?:(?:it's|this is|is|are|es|c'est|est|ist|e) (?:an? |the |una? |une |eine? ))";
const [BEGIN, END] = ['(?:^|[.!?;:,•|(—–] ?| - )', '(?=\\s*(?:$|[.!?;:,•|)—–✅✔]| - ))'];
const PLACE =
  '(?:(?:our|the|la|nuestra|notre|die|unsere|nostra) )?(?:(?:whole|entire) )?(?:kitchen|cocina|cuisine|kuche|cucina)';
const OF_PLACE = '(?:is|are|es|est|ist|e)';
const DENIED =
  /(?<![a-z])(?:not|non|no|almost|mostly|mainly|largely|primarily|especially|sobre todo|nearly|isn't|aren't|never|if|some|many|most|half|can be|also|casi|presque|pas|quasi|fast|meist|nicht|kein[a-z]*|auch|used to|formerly|was|were)(?![a-z])/;
const BUT =
  /^[\s,;(-]{0,4}(?:options?|optionen|opcion|friendly|except|tranne|excepto|menos|sauf|außer|salvo|unless|apart|but|if|on request|dishes|style)(?![a-z])/;
/** "halal" or "kosher" as a whole clause. */
const HALAL_OR_KOSHER =
  /^(?:100 ?% |all |fully |strictly |certified |glatt )?(?:hala{1,2}l|zabiha halal|kosher|koscher|casher|kasher)(?: certified| kitchen| food|[\s-]{1,3}[a-z]{2,8} (?:approved|certified))?[\s.!✅✔]{0,4}$/;

const ALSO = `(?:${ANY} (?:and|&|y|et|e|und) )?`;
/** "Everything we grill is halal meat" says less than "everything is halal". */
const NO_NOUN = '(?![a-z])(?! (?!(?:and|y|et|e|und|here|aqui|ici|hier|qui|certified)(?![a-z]))[a-z])';
const OURS = `(?:[a-z]+ )?(?:${KIND.source}|kitchen|cuisine|menu)(?![a-z])`;

/** A time or a part of the menu: "Everything is vegan on Mondays", "our vegan buffet at lunch". */
const SCOPE =
  /(?<![a-z])(?:on|during|at|lunch|brunch|breakfast|dinner|desserts?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)(?![a-z])/;

const STATED = DIETS.map(([diet, word]) => ({
  diet,
  word: new RegExp(`(?<![a-z])(?:${word})(?![a-z])`),
  forms: [
    new RegExp(
      `${BEGIN}(?:(?:${WE_ARE}|(?:${PLACE}|${KIND.source}) ${OF_PLACE}) )?${ALL}[- ]${ALSO}(?:${word})${END}`,
    ),
    new RegExp(
      `(?:${BEGIN}|${WE_ARE} (?:an? |una? |une |eine? )?|${IS_A})${ALL}[- ]${ALSO}(?:${word}) ${OURS}`,
    ),
    new RegExp(`(?<![a-z])${EVERYTHING} ${ALSO}(?:${word})${NO_NOUN}`),
    new RegExp(`(?<![a-z])(?:${WE_ARE} (?:an? |une? |una |eine? )?|${IS_A})(?:${word}) ${KIND.source}`),
    new RegExp(`(?<![a-z])${WE_ARE} (?:${word})[\\s.!]*$`),
    new RegExp(`^(?:an? |the )?(?:${word}) (?:[a-z]+ )?${KIND.source}`),
    new RegExp(`^(?:${WE_ARE} )?(?:(?:una?|une|la|our|nuestra|notre) )?${KIND.source} (?:${word})(?![a-z])`),
    new RegExp(`^(?:${word}) (?:always|throughout|siempre|toujours|sempre|immer)(?![a-z])`),
  ],
}));

/**
 * Reads diets of the whole kitchen from a sentence, folded. The sentence’s subject must be the place, its kitchen, or
 * everything: "our meat is halal" and "100% vegan brownies" say less. Options, some days, and denials don't count.
 */
export function kitchenDiets(text: string): DietStatement[] {
  if (HALAL_OR_KOSHER.test(text))
    return [{ diet: text.includes('hala') ? 'halal' : 'kosher', start: 0, end: text.length }];
  return STATED.flatMap(({ diet, word, forms }) => {
    if (!word.test(text)) return [];
    const found = forms.map((form) => form.exec(text)).find((match) => match !== null);
    if (found === undefined) return [];
    if (SCOPE.test(text)) return [];
    const [start, end] = [found.index, found.index + found[0].length];
    if (DENIED.test(text.slice(Math.max(0, start - 24), end)) || BUT.test(text.slice(end, end + 24)))
      return [];
    return [{ diet, start, end }];
  });
}
